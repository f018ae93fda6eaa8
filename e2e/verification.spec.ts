import { TEST_PHONES } from '@hidamari/domain/site-variants';
import { TOASTS } from '@hidamari/domain/toasts';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { passHostedLogin } from './portal/members.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { newestCodeFor, newestMailLinkFor } from './portal/outbox.ts';
import { faultsOfStatus, type PageFaults } from './portal/page-faults.ts';
import { letChallengeExpire, letCodesExpire, letMailLinksExpire } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { askForAccount, signUp } from './portal/sign-up.ts';
import { expectSound } from './portal/sound-page.ts';

/** The way there is looked at elsewhere. */
const withoutLooking = () => Promise.resolve();

async function startSignUp(page: Page): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
}

/** A new member, and the link in the mail that asks to prove their address. */
async function linkOfNewMember(page: Page, person: NewPerson): Promise<string> {
  await startSignUp(page);
  await signUp(page, 'hatch', person, withoutLooking);
  return newestMailLinkFor(page.request, person.email);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody who left sign-up before the code, elsewhere, and now logs in: the number has to be proved first. */
async function openLoginVerification(page: Page, elsewhere: Page, person: NewPerson): Promise<void> {
  await startSignUp(elsewhere);
  await askForAccount(elsewhere, 'hatch', person, withoutLooking);
  await newestCodeFor(page.request, person.phone);
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, person.phone, person.password);
  await expect(page).toHaveURL(addressOn('hatch', '/login/login-verification'));
  await expect(heading(page)).toHaveText('ログインの確認コード');
}

/** Asks for a code, and gets on with the one that was sent a moment ago: another may be asked for after a minute. */
async function askForCode(page: Page, faults: PageFaults): Promise<void> {
  faults.expect(faultsOfStatus(429));
  await page.getByRole('button', { name: '確認コードを受け取る' }).click();
  await expect(page.getByText('少し前に送った確認コードを使えます')).toBeVisible();
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('確認コード（6桁）').fill(code);
  await page.getByRole('button', { name: '確認する' }).click();
}

const otherCodeThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Where an address leads that proves nothing: told so, and shown whom to call. */
async function expectNotThere(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('このページは見つかりませんでした');
  await expect(page.getByRole('main')).toContainText(TEST_PHONES.hatch);
}

/** The step of a way whose time is over: why, one button, and nothing to type. */
async function expectOver(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('ログインの確認コード');
  await expect(page.getByRole('main')).toContainText('手続きの時間が切れたか、途中の画面から開かれました。');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
}

/** The press by which somebody in a browser that we do not know proves the address. */
const PROVE = 'このメールアドレスを確認する';

// @proves screen /login/mail-verification
// @proves toast already-verified
// @proves toast email-verification-completed
// @proves state email verification: 200 and 204
test(
  '確認メールのリンクの場合、どのブラウザでもアドレスを確認でき、2回目は確認済みと知らせる',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const link = await linkOfNewMember(page, newPerson(info));
    const visit = await openVisit();
    const calls: string[] = [];
    visit.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/email/verification'))
        calls.push(request.url());
    });
    await visit.goto(link);
    await expect(visit.getByRole('button', { name: PROVE })).toBeVisible();
    await visit.evaluate(() => document.fonts.ready);
    // What looks into mails opens the page and presses nothing: nothing is proven by that.
    expect(calls).toEqual([]);
    await visit.getByRole('button', { name: PROVE }).click();
    await expect(visit.getByText(TOASTS['email-verification-completed'])).toBeVisible();
    await expect(visit).toHaveURL(addressOn('hatch', '/'));
    await page.goto(link);
    await expect(page.getByText(TOASTS['already-verified'])).toBeVisible();
    await expect(page).toHaveURL(addressOn('hatch', '/'));
  },
);

// @proves screen /login/mail-verification
// @proves state email verification: 403
// @proves state email verification: resent
test(
  '期限の切れた確認メールのリンクの場合、届いたかを尋ね、再送した新しいリンクで確認できる',
  { tag: '@desk' },
  async ({ page, faults }, info) => {
    faults.expect(faultsOfStatus(403));
    const person = newPerson(info);
    const link = await linkOfNewMember(page, person);
    expect(await letMailLinksExpire(person.email)).toBe(1);
    await page.goto(link);
    const question = page.getByRole('dialog', { name: '確認メールは届きましたか？' });
    await expect(question).toContainText('24時間が過ぎたため');
    await expectSound(page, 'the question after an old link');
    await question.getByRole('button', { name: '届かない（再送）' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/'));
    await expect(page.getByText(TOASTS['verification-email-resent'])).toBeVisible();
    await expect.poll(() => newestMailLinkFor(page.request, person.email)).not.toBe(link);
    await page.goto(await newestMailLinkFor(page.request, person.email));
    await expect(page.getByText(TOASTS['email-verification-completed'])).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/email_verify_token/);
  },
);

const UNKNOWN_TOKENS = { 知らない: 'A'.repeat(43), 途中で切れた: 'A' };

for (const [kind, token] of Object.entries(UNKNOWN_TOKENS)) {
  // @proves screen /login/mail-verification
  // @proves state email verification: 403
  // @proves state email verification: resent
  test(`${kind}しるしの確認メールのリンクの場合も、届いたかを尋ね、「届いた」で新しいメールを案内する`, {
    tag: '@desk',
  }, async ({ page, faults }) => {
    faults.expect(faultsOfStatus(token.length < 16 ? 422 : 403));
    const query = new URLSearchParams({ hash_base_account_id: 'nobody', email_verify_token: token });
    await page.goto(addressOn('hatch', `/login/mail-verification?${query}`));
    await expectSound(page, 'the question before an address is proven');
    await page.getByRole('button', { name: PROVE }).click();
    const question = page.getByRole('dialog', { name: '確認メールは届きましたか？' });
    await question.getByRole('button', { name: '届いた' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('main')).toContainText('いちばん新しいもののリンク');
    await expectSound(page, 'the page of an old link');
  });
}

test('途中で切れた確認メールのリンクの場合、再送はお電話を案内する', { tag: '@desk' }, async ({
  page,
  faults,
}) => {
  faults.expect(faultsOfStatus(422));
  const query = new URLSearchParams({ hash_base_account_id: 'nobody', email_verify_token: 'A' });
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', `/login/mail-verification?${query}`));
  await page.getByRole('button', { name: PROVE }).click();
  await page.getByRole('button', { name: '届かない（再送）' }).click();
  const byPhone = page.getByRole('dialog', { name: '確認メールの再送' });
  await expect(byPhone).toContainText(TEST_PHONES.hatch);
  await expectSound(page, 'how a new mail is asked for');
  await byPhone.getByRole('button', { name: '閉じる' }).last().click();
  await expect(heading(page)).toHaveText('メールアドレスを確認できませんでした');
});

test('しるしのない確認メールのアドレスの場合、404とする', { tag: '@desk' }, async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login/mail-verification?hash_base_account_id=nobody'));
  await expectNotThere(page);
});

// @proves screen /login/login-verification
// @proves toast verification-succeeded
// @proves state challenge: SMS code
test(
  '電話番号を確かめていない人がログインする場合、違うコードは断り、正しいコードで登録を続けられる',
  { tag: '@desk' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const person = newPerson(info);
    await openLoginVerification(page, await openVisit(), person);
    await expectSound(page, 'U-L14 before a code is asked for');
    await askForCode(page, faults);
    await expectSound(page, 'U-L14, the field for the code');
    const code = await newestCodeFor(page.request, person.phone);
    await sendCode(page, otherCodeThan(code));
    await expect(page.getByRole('main')).toContainText('コードが違います。あと4回入力できます');
    await expect(page.getByLabel('確認コード（6桁）')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'U-L14, a wrong code');
    await sendCode(page, code);
    await expect(page).toHaveURL(addressOn('hatch', '/sign-up/role-verification'));
    await expect(page.getByText(TOASTS['verification-succeeded'])).toBeVisible();
  },
);

// @proves screen /login/login-verification
// @proves state challenge: SMS code
test(
  '期限の切れた確認コードの場合は再送を案内し、手続きの期限が切れた場合は、わけを言い、道をひとつ示す',
  { tag: '@desk' },
  async ({ page, context, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const person = newPerson(info);
    await openLoginVerification(page, await openVisit(), person);
    await askForCode(page, faults);
    expect(await letCodesExpire(person.phone)).toBe(1);
    await sendCode(page, await newestCodeFor(page.request, person.phone));
    await expect(page.getByRole('main')).toContainText('有効期限が切れました。再送してください');
    await expect(page.getByRole('button', { name: '再送する' })).toBeVisible();

    const token = (await context.cookies()).find(({ name }) => name === 'challenge_token');
    expect(await letChallengeExpire(token?.value ?? '')).toBe(1);
    await page.reload();
    await expectOver(page);
    await expectSound(page, 'U-L14, the time is over');
    await page.getByRole('main').getByRole('link', { name: 'ログインへ' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/login'));
  },
);

// @proves screen /login/login-verification
test('でたらめな手続きのしるしの場合、確認コードの欄は見せず、はじめへ案内する', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  const { hostname: domain } = new URL(addressOn('hatch', '/'));
  await context.addCookies([{ name: 'challenge_token', value: 'A'.repeat(43), domain, path: '/' }]);
  await page.goto(addressOn('hatch', '/login/login-verification?hash_base_account_id=nobody'));
  await expectOver(page);
});
