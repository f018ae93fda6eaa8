import { TEST_PHONES } from '@hidamari/domain/site-variants';
import { TOASTS } from '@hidamari/domain/toasts';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { becomeMember, showPassword } from './portal/earlier-account.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { codeSentBy, newestCodeFor, newestMailLinkFor } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import {
  letChallengeExpire,
  makeEarlier,
  markRegisteredByStaff,
  writeDownNumber,
} from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { listEntry } from './portal/treatment-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const MIGRATION = addressOn('hatch', '/login/migration');

async function askForCode(page: Page, person: NewPerson): Promise<void> {
  await page.getByRole('button', { name: '電話番号を登録して移る' }).click();
  await page.getByLabel('携帯電話番号').fill(person.phone);
  await page.getByLabel('メールアドレス', { exact: true }).fill(person.email);
  await page.getByLabel('メールアドレス（確認）').fill(person.email);
  await page.getByRole('button', { name: '確認コードを受け取る' }).click();
  await expect(heading(page)).toHaveText('確認コードを入れる');
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('確認コード（6桁）').fill(code);
  await page.getByRole('button', { name: '確認して移る' }).click();
}

const otherCodeThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Somebody with an account from before the common ID and one log in it, at the door of the move. */
async function atTheMove(page: Page, elsewhere: Page, person: NewPerson, log: string): Promise<void> {
  await becomeMember(elsewhere, person, log);
  expect(await makeEarlier(person.email)).toBe(1);
  await showPassword(page, person.phone, person.password);
  await expect(page).toHaveURL(MIGRATION);
  await expect(heading(page)).toHaveText('共通IDへの移行');
}

test('仮のIDの方が、番号を確かめて共通IDに移り、記録のあるホームへ進む', async ({
  page,
  openVisit,
}, info) => {
  // Not the demo's own: other tests copy that account, which moves once and for all.
  const [before, person] = [newPerson(info), newPerson(info, 1)];
  await atTheMove(page, await openVisit(), before, '仮のIDの記録');
  await expect(main(page)).toContainText(/治療ログ\s*[1-9]\d*件/);
  await askForCode(page, person);
  await sendCode(page, await newestCodeFor(page.request, person.phone));
  await expect(heading(page)).toHaveText('移行が終わりました');
  await page.getByRole('link', { name: 'ホームへ進む' }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
});

// @proves screen /login/migration
// @proves toast migration-succeeded
test(
  '以前のIDの方が、コードを確かめて移る。違うコードは断り、再読み込みしても続けられ、結果に移ったものを示す',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const [before, after] = [newPerson(info), newPerson(info, 1)];
    await atTheMove(page, await openVisit(), before, '移る前の記録');
    await expect(main(page)).toContainText(/治療ログ\s*1件/);
    await expectSound(page, 'the choice of the move');

    await askForCode(page, after);
    await page.reload();
    await expect(heading(page)).toHaveText('確認コードを入れる');
    const code = await newestCodeFor(page.request, after.phone);
    await sendCode(page, otherCodeThan(code));
    await expect(main(page)).toContainText('コードが違います。あと4回入力できます');
    await expect(page.getByLabel('確認コード（6桁）')).toHaveValue(otherCodeThan(code));
    await sendCode(page, code);

    await expect(page.getByText(TOASTS['migration-succeeded'])).toBeVisible();
    await expect(heading(page)).toHaveText('移行が終わりました');
    await expect(main(page)).toContainText(/治療ログ\s*1件/);
    expect(await newestMailLinkFor(page.request, after.email)).toContain('email_verify_token=');
    await page.getByRole('link', { name: 'ホームへ進む' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/'));
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(listEntry(page, '移る前の記録')).toBeVisible();
  },
);

// @proves screen /login/migration
test('共通IDを持っている方が、そのIDを見せて移る。両方の記録が一つになる', async ({
  page,
  openVisit,
}, info) => {
  const [earlier, common] = [newPerson(info), newPerson(info, 1)];
  await becomeMember(await openVisit(), common, '共通IDの記録');
  const elsewhere = await openVisit();
  await becomeMember(elsewhere, earlier, '以前の記録');
  expect(await makeEarlier(earlier.email)).toBe(1);
  expect(await writeDownNumber(earlier.email, common.phone)).toBe(1);
  await showPassword(page, earlier.phone, earlier.password);
  await expect(page).toHaveURL(MIGRATION);
  await page.getByRole('button', { name: '共通IDでログインして移す' }).click();
  await passHostedLogin(page, common.phone, common.password);
  await expect(heading(page)).toHaveText('共通IDへ移します');
  await expectSound(page, 'the confirmation of the move');
  await page.getByRole('button', { name: 'この内容で移す' }).click();
  await expect(heading(page)).toHaveText('移行が終わりました');
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await expect(listEntry(page, '以前の記録')).toBeVisible();
  await expect(listEntry(page, '共通IDの記録')).toBeVisible();
});

test('同じ方と確かめられない場合、何も移さず、言葉と電話番号を示す', async ({ page, openVisit }, info) => {
  const [earlier, common] = [newPerson(info), newPerson(info, 1)];
  await becomeMember(await openVisit(), common, '別の方の記録');
  await atTheMove(page, await openVisit(), earlier, '以前の記録');
  await page.getByRole('button', { name: '共通IDでログインして移す' }).click();
  await passHostedLogin(page, common.phone, common.password);
  await expect(page).toHaveURL(MIGRATION);
  await expect(main(page)).toContainText('ご本人のものと確かめられませんでした');
  await expect(main(page)).toContainText(TEST_PHONES.hatch);
  await expect(main(page)).not.toContainText('別の方の記録');
  await expectSound(page, 'a move that is refused');
});

test('番号がほかの共通IDのものだった場合、もう一つの道へ戻れる', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  const [earlier, common] = [newPerson(info), newPerson(info, 1)];
  await becomeMember(await openVisit(), common, '共通IDの記録');
  await atTheMove(page, await openVisit(), earlier, '以前の記録');
  // The number has had a code before, at its own sign-up.
  await sendCode(page, await codeSentBy(page.request, common, () => askForCode(page, common)));
  await expect(main(page)).toContainText('この番号の共通IDがあります');
  await expectSound(page, 'the code of the move, with a number that is taken');
  await page.getByRole('button', { name: '選ぶ画面へ戻る' }).click();
  await expect(heading(page)).toHaveText('共通IDへの移行');
});

test('手続きの時間が切れた場合、記録がなくなっていないことと、ログインの道を示す', async ({
  page,
  context,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const [before, after] = [newPerson(info), newPerson(info, 1)];
  await atTheMove(page, await openVisit(), before, '移る前の記録');
  await askForCode(page, after);
  const token = (await context.cookies()).find(({ name }) => name === 'challenge_token');
  expect(await letChallengeExpire(token?.value ?? '')).toBe(1);
  await sendCode(page, '123456');
  await expect(main(page)).toContainText('手続きの時間が切れたか、移行はもう終わっています');
  await expect(main(page).getByRole('link', { name: 'ログインへ' })).toBeVisible();
  await page.goto(`${MIGRATION}?hash_base_account_id=${'a'.repeat(43)}`);
  await expect(heading(page)).toHaveText('移行の手続きを続けられません');
  await expectSound(page, 'a move whose time is over');
});

test('番号を書かずに進もうとした場合、書く欄を示し、書いたものは残る', async ({ page, openVisit }, info) => {
  const person = newPerson(info);
  await atTheMove(page, await openVisit(), person, '移る前の記録');
  await page.getByRole('button', { name: '電話番号を登録して移る' }).click();
  await page.getByLabel('メールアドレス', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: '確認コードを受け取る' }).click();
  await expect(page.getByLabel('携帯電話番号')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('メールアドレス', { exact: true })).toHaveValue(person.email);
  await expectSound(page, 'the number of the move, with errors');
});

test('しるしのない訪問者の場合、移行の画面は404とする', async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  await page.goto(MIGRATION);
  await expect(heading(page)).toHaveText('このページは見つかりませんでした');
});

test('担当者が登録した方の場合、移ったあとに内容の確認を求め、キーボードだけで終えられる', async ({
  page,
  openVisit,
}, info) => {
  const [before, after] = [newPerson(info), newPerson(info, 1)];
  const elsewhere = await openVisit();
  await becomeMember(elsewhere, before, '移る前の記録');
  expect(await markRegisteredByStaff(before.email)).toBe(1);
  expect(await makeEarlier(before.email)).toBe(1);
  await showPassword(page, before.phone, before.password);
  await expect(page).toHaveURL(MIGRATION);

  await pressOn(page, page.getByRole('button', { name: '電話番号を登録して移る' }));
  await typeInto(page, page.getByLabel('携帯電話番号'), after.phone);
  await typeInto(page, page.getByLabel('メールアドレス', { exact: true }), after.email);
  await typeInto(page, page.getByLabel('メールアドレス（確認）'), after.email);
  await pressOn(page, page.getByRole('button', { name: '確認コードを受け取る' }));
  await expect(heading(page)).toHaveText('確認コードを入れる');
  await typeInto(page, page.getByLabel('確認コード（6桁）'), await newestCodeFor(page.request, after.phone));
  await pressOn(page, page.getByRole('button', { name: '確認して移る' }));

  await expect(heading(page)).toHaveText('ご登録の内容の確認');
  await expect(main(page)).toContainText('試験 花子');
  await expectSound(page, 'what staff entered');
  await pressOn(page, page.getByRole('button', { name: '違うところがある' }));
  await expect(main(page)).toContainText('相談員が一緒に直します');
  await expectSound(page, 'what staff entered, with something different');
  await pressOn(page, page.getByRole('link', { name: 'このまま進む' }));
  await expect(page).toHaveURL(addressOn('hatch', '/'));
});
