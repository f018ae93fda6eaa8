import type { Page, TestInfo } from '@playwright/test';
import { addressOn, DEMO_PASSWORD, FRONT_DOORS } from './portal/addresses.ts';
import { codeOf, nextCode, shownSecret, stepNow } from './portal/authenticator.ts';
import { makeEarlierAccountOf, makePaperPerson, type PaperPerson } from './portal/copied-people.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { newPerson } from './portal/new-person.ts';
import { codeSentBy } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { letChallengeExpire, proveEmailElsewhere } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { signUp } from './portal/sign-up.ts';
import { expectSound } from './portal/sound-page.ts';

const NEW_PASSWORD = 'あたらしい庭の名前';

/** Somebody with an ID on paper: nobody else in the run has the same. */
function paperPerson(info: TestInfo): PaperPerson {
  const { phone, email } = newPerson(info);
  return { username: `hd-${phone.slice(-8)}`, phone, email };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const username = (page: Page) => page.getByLabel('メールアドレスまたは電話番号');
const password = (page: Page) => page.getByRole('textbox', { name: 'パスワード' });
const code = (page: Page) => page.getByLabel('確認コード（6桁）');
const main = (page: Page) => page.getByRole('main');
const otherCodeThan = (right: string) => (right === '000000' ? '000001' : '000000');

async function openLogin(page: Page): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('link', { name: '紙でIDを受け取った方' }).click();
  await expect(heading(page)).toHaveText('仮IDでログイン');
}

async function logIn(page: Page, name: string, typed = DEMO_PASSWORD): Promise<void> {
  await username(page).fill(name);
  await password(page).fill(typed);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every step was passed: the account moves to the common ID. */
const expectToMove = (page: Page) => expect(page).toHaveURL(addressOn('hatch', '/login/migration'));

// @proves screen /login-temporary
// @proves page form: empty sign-in
test('空のまま、または違うパスワードでログインした場合、どちらが違うかは言わず、書いたものは残る', {
  tag: '@core',
}, async ({ page, faults }) => {
  faults.expect(faultsOfStatus(401));
  await openLogin(page);
  await expectSound(page, 'U-L01');
  await press(page, 'ログイン');
  await expect(main(page)).toContainText('IDを入力してください');
  await expect(main(page)).toContainText('パスワードを入力してください');
  await expect(page.getByRole('region', { name: '入力内容をご確認ください' })).toBeFocused();

  await logIn(page, 'ｔｅｍｐｏｒａｒｙ@demo.example', 'chigau-password');
  const summary = page.getByRole('region', { name: 'ログインできませんでした' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('IDかパスワードが違うようです');
  await expect(username(page)).toHaveValue('temporary@demo.example');
  await expect(password(page)).toHaveValue('chigau-password');
  await expectSound(page, 'U-L01, a wrong password');
  const known = await summary.textContent();
  await logIn(page, 'dare-demo-nai@demo.example', 'chigau-password');
  await expect(summary).toHaveText(known ?? '');
});

// @proves screen /login-temporary
// @proves state challenge: new password
test(
  'はじめてログインする場合、新しいパスワードを決めて移行へ進み、読み込み直しても続きから始まる',
  { tag: '@core' },
  async ({ page, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const person = paperPerson(info);
    await makePaperPerson(person, { isFirstLogin: true });
    await openLogin(page);
    await logIn(page, person.username);
    await expect(heading(page)).toHaveText('新しいパスワードを決める');
    await expect(heading(page)).toBeFocused();
    await expect(main(page)).toContainText('8文字以上64文字まで');
    await page.reload();
    await expect(heading(page)).toHaveText('新しいパスワードを決める');
    await expectSound(page, 'U-L01, a new password');

    const field = page.getByRole('textbox', { name: '新しいパスワード' });
    await field.fill('password1');
    await press(page, 'このパスワードにする');
    await expect(main(page)).toContainText('推測されやすいパスワードは使えません');
    await expect(field).toHaveValue('password1');
    await field.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: /^見る/ }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await press(page, 'このパスワードにする');
    await expectToMove(page);
  },
);

// @proves screen /login-temporary
// @proves state challenge: SMS code
// @proves state login state
// @proves page form: empty sign-in
test('SMSのコードを求められた場合、違うコードは断り、戻るとIDの画面になり、正しいコードで進む', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(422));
  const person = paperPerson(info);
  await makePaperPerson(person, { hasSmsCode: true });
  await openLogin(page);
  const right = await codeSentBy(page.request, person, () => logIn(page, person.username));
  await expect(heading(page)).toHaveText('確認コードを入れる');
  await expect(main(page)).toContainText(`${person.phone.slice(-4)}に、6桁の数字を送りました`);
  await expect(main(page)).not.toContainText(person.phone);
  await expectSound(page, 'U-L01, the code of an SMS');
  await press(page, '確認する');
  await expect(main(page)).toContainText('確認コードを入力してください');
  await code(page).fill(otherCodeThan(right));
  await press(page, '確認する');
  await expect(main(page)).toContainText('コードが違います。あと4回入力できます');

  await page.goBack();
  await expect(heading(page)).toHaveText('仮IDでログイン');
  await expect(page).toHaveURL(addressOn('hatch', '/login-temporary'));
  await logIn(page, person.username);
  await expect(heading(page)).toHaveText('確認コードを入れる');
  await page.reload();
  await code(page).fill(right);
  await press(page, '確認する');
  await expectToMove(page);
});

// @proves state challenge: authenticator app
test('認証アプリの数字を求められた場合、違う数字は断り、いまの数字で進み、同じ数字は二度使えない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(422));
  const home = await openVisit();
  const person = newPerson(info);
  await home.goto(FRONT_DOORS.hatch);
  await home.goto(addressOn('hatch', '/sign-up/role-verification'));
  await signUp(home, 'hatch', person, () => Promise.resolve());
  await home.waitForURL(addressOn('hatch', '/'));
  await home.goto(addressOn('hatch', '/account/security'));
  const factor = home.getByRole('region', { name: '二段階の確認', exact: true });
  await press(home, '認証アプリでつける');
  await home.getByRole('textbox', { name: 'いまのパスワード' }).fill(person.password);
  await press(home, 'つづける');
  const secret = await shownSecret(factor);
  await home.getByLabel('アプリに出た6桁の数字').fill(codeOf(secret, stepNow()));
  await press(home, 'つける');
  await expect(factor.getByRole('status')).toContainText('認証アプリでの二段階の確認をつけました');
  const used = stepNow();
  const { username: name } = paperPerson(info);
  await makeEarlierAccountOf(person, name);

  await openLogin(page);
  await logIn(page, name, person.password);
  await expect(heading(page)).toHaveText('認証アプリの数字を入れる');
  await expect(main(page)).toContainText('認証アプリ');
  await expect(main(page).getByRole('button', { name: /もう一度送る|再送/ })).toHaveCount(0);
  await expectSound(page, 'U-L01, the code of an app');
  const now = await nextCode(secret, used);
  await code(page).fill(otherCodeThan(now));
  await press(page, '確認する');
  await expect(main(page)).toContainText('コードが違います。あと4回入力できます');
  await page.reload();
  const last = stepNow();
  await code(page).fill(codeOf(secret, last));
  await press(page, '確認する');
  await expectToMove(page);

  await page.context().clearCookies();
  await openLogin(page);
  await logIn(page, name, person.password);
  await code(page).fill(codeOf(secret, last));
  await press(page, '確認する');
  await expect(main(page)).toContainText('この確認コードは、一度使われています');
});

// @proves state challenge: device
test('コードを省くと選んだ端末の場合、次のログインではコードを求めない', async ({ page }, info) => {
  const person = paperPerson(info);
  await makePaperPerson(person, { hasSmsCode: true });
  await openLogin(page);
  const right = await codeSentBy(page.request, person, () => logIn(page, person.username));
  await code(page).fill(right);
  await page.getByLabel('この端末ではコードを省く').check();
  await press(page, '確認する');
  await expectToMove(page);
  await openLogin(page);
  await logIn(page, person.username);
  await expectToMove(page);
});

// @proves state challenge: agreed word
test('合言葉を決めてある場合、違うことばは断り、正しいことばで進む', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(422));
  const person = paperPerson(info);
  await makePaperPerson(person, { passphrase: 'ひまわり' });
  await openLogin(page);
  await logIn(page, person.username);
  await expect(heading(page)).toHaveText('合言葉を入れる');
  await press(page, '確認する');
  await expect(main(page)).toContainText('合言葉を入力してください');
  await page.getByLabel('合言葉').fill('たんぽぽ');
  await press(page, '確認する');
  await expect(main(page)).toContainText('合言葉が違います');
  await expectSound(page, 'U-L01, a wrong word');
  await page.getByLabel('合言葉').fill('ひまわり');
  await press(page, '確認する');
  await expectToMove(page);
});

// @proves call PUT /hi/hosted-login/email/verification
test('メールアドレスを確かめていない場合、メールのコードで確かめて進む', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(422));
  const person = paperPerson(info);
  await makePaperPerson(person, { isEmailUnproven: true });
  await openLogin(page);
  await logIn(page, person.username);
  await expect(heading(page)).toHaveText('メールアドレスの確認');
  await expectSound(page, 'U-L01, the address before a code is asked for');
  const right = await codeSentBy(page.request, { email: person.email }, () =>
    press(page, '確認コードを受け取る'),
  );
  await code(page).fill(otherCodeThan(right));
  await press(page, '確認する');
  await expect(main(page)).toContainText('コードが違います');
  await code(page).fill(right);
  await press(page, '確認する');
  await expectToMove(page);
});

// @proves state challenge: link by mail
test('メールアドレスがほかの所で確かめられた場合、待っている画面がひとりでに進む', async ({ page }, info) => {
  const person = paperPerson(info);
  await makePaperPerson(person, { isEmailUnproven: true });
  await openLogin(page);
  await logIn(page, person.username);
  await expect(heading(page)).toHaveText('メールアドレスの確認');
  expect(await proveEmailElsewhere(person.email)).toBe(1);
  // It looks every five seconds: a look that came too early, or late, is followed by the next.
  await expect(page).toHaveURL(addressOn('hatch', '/login/migration'));
});

// @proves screen /login-temporary
test('途中で時間が切れた場合、その訳を言って、IDの画面から始められる', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const person = paperPerson(info);
  await makePaperPerson(person, { hasSmsCode: true });
  await openLogin(page);
  const right = await codeSentBy(page.request, person, () => logIn(page, person.username));
  // The code is sent before the answer that carries the token.
  await expect(code(page)).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'challenge_token');
  expect(await letChallengeExpire(token?.value ?? '')).toBe(1);
  await code(page).fill(right);
  await press(page, '確認する');
  await expect(heading(page)).toHaveText('仮IDでログイン');
  await expect(main(page)).toContainText('手続きの時間が切れました');
  await expectSound(page, 'U-L01, after its time');
});

test('つながらない場合、書いたものを残し、つながれば進む', async ({ page, context, faults }, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const person = paperPerson(info);
  await makePaperPerson(person);
  await openLogin(page);
  await username(page).fill(person.username);
  await password(page).fill(DEMO_PASSWORD);
  await loseNetwork(page);
  await press(page, 'ログイン');
  await expect(main(page)).toContainText('通信できませんでした');
  await expect(username(page)).toHaveValue(person.username);
  await expect(password(page)).toHaveValue(DEMO_PASSWORD);
  await context.setOffline(false);
  await press(page, 'ログイン');
  await expectToMove(page);
});

test('キーボードだけで、新しいパスワードを決めて移行へ進める', async ({ page }, info) => {
  const person = paperPerson(info);
  await makePaperPerson(person, { isFirstLogin: true });
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login-temporary'));
  await typeInto(page, username(page), person.username);
  await typeInto(page, password(page), DEMO_PASSWORD);
  await pressOn(page, page.getByRole('button', { name: 'ログイン', exact: true }));
  await expect(heading(page)).toBeFocused();
  await typeInto(page, page.getByRole('textbox', { name: '新しいパスワード' }), NEW_PASSWORD);
  await pressOn(page, page.getByRole('button', { name: 'このパスワードにする' }));
  await expectToMove(page);
});
