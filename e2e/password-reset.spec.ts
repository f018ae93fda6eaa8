import { TEST_PHONES } from '@hidamari/domain/site-variants';
import type { Page, TestInfo } from '@playwright/test';
import { addressOn, DEMO_PASSWORD, FRONT_DOORS } from './portal/addresses.ts';
import { makeFormerlyInsured, makePaperPerson } from './portal/copied-people.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { logIn, passHostedLogin } from './portal/members.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { type NewPerson, newPerson } from './portal/new-person.ts';
import { codeSentBy } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { giveDemoPassword, letChallengeExpire } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const NEW_PASSWORD = 'あたらしい庭の名前';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const code = (page: Page) => page.getByLabel('確認コード（6桁）');
const newPassword = (page: Page) => page.getByRole('textbox', { name: '新しいパスワード' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const otherCodeThan = (right: string) => (right === '000000' ? '000001' : '000000');

/** A member of the general programme, logged in on this page. */
async function newMember(page: Page, info: TestInfo): Promise<NewPerson> {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  return person;
}

async function openRequest(page: Page): Promise<void> {
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(heading(page)).toHaveText('パスワードの再設定');
}

/** From the number to the page for the code. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('携帯電話番号').fill(phone);
  await press(page, '確認コードを受け取る');
  await expect(page).toHaveURL(addressOn('hatch', '/login/password-verification'));
}

async function sendCode(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed);
  await press(page, '確認する');
}

// @proves screen /login/password-request
// @proves screen /login/password-reset
// @proves screen /login/password-verification
test(
  'パスワードを忘れた会員の場合、SMSのコードで新しく決め、ほかの端末はログアウトし、新しいパスワードで入れる',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const elsewhere = await openVisit();
    const person = await newMember(elsewhere, info);
    await openRequest(page);
    await expectSound(page, 'U-L09');
    const right = await codeSentBy(page.request, person, () => askForCode(page, person.phone));
    await expect(main(page)).toContainText('が登録されていれば、6桁の数字がSMSで届きます');
    await expect(main(page)).not.toContainText(person.phone);
    await expectSound(page, 'U-L10');
    await sendCode(page, otherCodeThan(right));
    await expect(main(page)).toContainText('コードが違います。あと4回入力できます');
    await page.reload();
    await expect(heading(page)).toHaveText('確認コードを入れる');
    await sendCode(page, right);
    await expect(page).toHaveURL(addressOn('hatch', '/login/password-reset'));
    await page.reload();
    await expectSound(page, 'U-L11');
    await newPassword(page).fill('みじかい');
    await press(page, 'このパスワードにする');
    await expect(main(page)).toContainText('8文字以上で入力してください');
    await newPassword(page).fill(NEW_PASSWORD);
    await press(page, 'このパスワードにする');
    await expect(page).toHaveURL(addressOn('hatch', '/login'));
    await expect(main(page)).toContainText('新しいパスワードを設定しました');
    await expectSound(page, 'U-L08 after a new password');

    await elsewhere.goto(addressOn('hatch', '/treatment-logs'));
    await expect(elsewhere).toHaveURL(addressOn('hatch', '/login'));
    await logIn(page, 'hatch', person.phone, NEW_PASSWORD);
  },
);

// @proves screen /login/password-request
// @proves screen /login/password-verification
test('知らない番号の場合も、同じことばで進み、どのコードも合わない', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(422));
  await openRequest(page);
  await askForCode(page, newPerson(info).phone);
  await expect(heading(page)).toHaveText('確認コードを入れる');
  await expect(main(page)).toContainText('が登録されていれば、6桁の数字がSMSで届きます');
  await sendCode(page, '123456');
  await expect(main(page)).toContainText('コードが違います。あと4回入力できます');
});

// @proves screen /login/password-request
test('番号をまちがえて打った場合は、直せるように示し、つながらない場合も書いたものを残す', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await openRequest(page);
  const field = page.getByLabel('携帯電話番号');
  await press(page, '確認コードを受け取る');
  await expect(main(page)).toContainText('電話番号を入力してください');
  await field.fill('０３－１２３４－５６７８');
  await press(page, '確認コードを受け取る');
  await expect(main(page)).toContainText('SMSを受け取れる携帯電話番号を入力してください');
  await field.fill('090-1234-5678');
  await loseNetwork(page);
  await press(page, '確認コードを受け取る');
  await expect(main(page)).toContainText('通信できませんでした');
  await expect(field).toHaveValue('09012345678');
  await context.setOffline(false);
  await page.reload();
  await expect(field).toHaveValue('09012345678');
});

const MIDDLES = [
  ['/login/password-verification', '/login/password-request', '携帯電話番号を入れる'],
  ['/login/password-reset', '/login/password-request', '携帯電話番号を入れる'],
  ['/login-temporary/password-verification', '/login-temporary/password-request', 'はじめから再設定する'],
  ['/login-temporary/password-reset', '/login-temporary/password-request', 'はじめから再設定する'],
] as const;

for (const [middle, beginning, label] of MIDDLES) {
  // @proves screen /login-temporary/password-reset
  // @proves screen /login-temporary/password-verification
  // @proves screen /login/password-reset
  test(`${middle} から開いた場合、訳を言い、はじめの画面へ案内する`, async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    await page.goto(addressOn('hatch', middle));
    await expect(main(page)).toContainText('途中の画面から開かれました');
    await expect(main(page)).toContainText(TEST_PHONES.hatch);
    await expectSound(page, middle);
    await page.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(addressOn('hatch', beginning));
  });
}

// @proves screen /login/password-verification
test('コードの画面で手続きの時間が切れた場合、訳を言い、番号から始められる', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  await openRequest(page);
  await askForCode(page, newPerson(info).phone);
  const token = (await context.cookies()).find(({ name }) => name === 'challenge_token');
  expect(await letChallengeExpire(token?.value ?? '')).toBe(1);
  await sendCode(page, '123456');
  await expect(main(page)).toContainText('手続きの時間が切れた');
  await page.getByRole('link', { name: '携帯電話番号を入れる' }).click();
  await expect(heading(page)).toHaveText('パスワードの再設定');
});

test('「番号を直す」や戻るボタンの場合、番号の画面へ戻り、別の番号で続けられる', async ({ page }, info) => {
  await openRequest(page);
  await askForCode(page, newPerson(info, 1).phone);
  await page.goBack();
  await expect(heading(page)).toHaveText('パスワードの再設定');
  await askForCode(page, newPerson(info, 2).phone);
  await page.getByRole('link', { name: '番号を直す' }).click();
  await expect(heading(page)).toHaveText('パスワードの再設定');
});

test('キーボードだけで、番号からコードを経て新しいパスワードを決められる', async ({
  page,
  openVisit,
}, info) => {
  const person = await newMember(await openVisit(), info);
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login/password-request'));
  await typeInto(page, page.getByLabel('携帯電話番号'), person.phone);
  const right = await codeSentBy(page.request, person, () =>
    pressOn(page, page.getByRole('button', { name: '確認コードを受け取る' })),
  );
  await expect(page).toHaveURL(addressOn('hatch', '/login/password-verification'));
  await typeInto(page, code(page), right);
  await pressOn(page, page.getByRole('button', { name: '確認する' }));
  await expect(page).toHaveURL(addressOn('hatch', '/login/password-reset'));
  await typeInto(page, newPassword(page), NEW_PASSWORD);
  await pressOn(page, page.getByRole('button', { name: 'このパスワードにする' }));
  await expect(main(page)).toContainText('新しいパスワードを設定しました');
});

// @proves screen /login-temporary/password-request
// @proves screen /login-temporary/password-reset
// @proves screen /login-temporary/password-verification
test('仮IDのパスワードの場合、最後に違うと分かったコードは、パスワードを残して打ち直せる', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(422));
  const { phone, email } = newPerson(info);
  const username = `hd-${phone.slice(-8)}`;
  await makePaperPerson({ username, phone, email });
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login-temporary'));
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(heading(page)).toHaveText('仮IDのパスワードの再設定');
  await expectSound(page, 'U-L02');
  await page.getByLabel('メールアドレスまたは電話番号').fill(username);
  const right = await codeSentBy(page.request, { email }, () => press(page, '確認コードを受け取る'));
  await expect(page).toHaveURL(addressOn('hatch', '/login-temporary/password-verification'));
  await expect(main(page)).not.toContainText(email);
  await expectSound(page, 'U-L03');
  await sendCode(page, otherCodeThan(right));
  await expect(page).toHaveURL(addressOn('hatch', '/login-temporary/password-reset'));
  await newPassword(page).fill(NEW_PASSWORD);
  await press(page, 'このパスワードにする');
  await expect(page).toHaveURL(addressOn('hatch', '/login-temporary/password-verification'));
  await expect(main(page)).toContainText('コードが違います。あと4回入力できます');
  await sendCode(page, right);
  await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
  await expectSound(page, 'U-L04');
  await page.reload();
  await expect(main(page)).toContainText('確認コードをもう一度入れてください');
  await page.getByRole('link', { name: '確認コードを入れる' }).click();
  await sendCode(page, right);
  await newPassword(page).fill(NEW_PASSWORD);
  await press(page, 'このパスワードにする');
  await expect(heading(page)).toHaveText('仮IDでログイン');
  await expect(main(page)).toContainText('新しいパスワードを設定しました');
  await page.getByLabel('メールアドレスまたは電話番号').fill(username);
  await page.getByRole('textbox', { name: 'パスワード' }).fill(NEW_PASSWORD);
  await press(page, 'ログイン');
  await expect(page).toHaveURL(addressOn('hatch', '/login/migration'));
});

// @proves screen /login/logged-in-password-reset
test('ログイン中に変える場合、いまのパスワードが違えばその欄に示し、変えたあとはどの端末もログアウトする', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  faults.expect(faultsOfStatus(422));
  const person = await newMember(page, info);
  const elsewhere = await openVisit();
  await logIn(elsewhere, 'hatch', person.phone, person.password);
  await page.goto(addressOn('hatch', '/login/logged-in-password-reset'));
  await expect(heading(page)).toHaveText('パスワードの変更');
  await expectSound(page, 'U-L17');
  const present = page.getByRole('textbox', { name: 'いまのパスワード' });
  await press(page, '次へ');
  await expect(main(page)).toContainText('いまのパスワードを入力してください');
  await present.fill('chigau-password');
  await press(page, '次へ');
  await expect(main(page)).toContainText('いまのパスワードが違うようです');
  await expect(present).toHaveAttribute('aria-invalid', 'true');
  await expect(newPassword(page)).toBeHidden();
  await expectSound(page, 'U-L17, a wrong present password');
  await present.fill(person.password);
  await press(page, '次へ');
  await expect(heading(page)).toHaveText('新しいパスワード');
  await expect(heading(page)).toBeFocused();
  await expect(present).toBeHidden();
  await expectSound(page, 'U-L17, the new password');
  await newPassword(page).fill('password1');
  await press(page, 'パスワードを変更する');
  await expect(main(page)).toContainText('推測されやすいパスワードは使えません');
  await newPassword(page).fill(NEW_PASSWORD);
  await press(page, 'パスワードを変更する');
  await expect(page).toHaveURL(addressOn('hatch', '/login'));
  await expect(main(page)).toContainText('パスワードを変更しました');

  for (const visit of [page, elsewhere]) {
    await visit.goto(addressOn('hatch', '/treatment-logs'));
    await expect(visit).toHaveURL(addressOn('hatch', '/login'));
  }
  await press(page, 'メールアドレスか電話番号でログイン');
  await passHostedLogin(page, person.phone, NEW_PASSWORD);
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
});

// @proves call POST /hi/hosted-login/logged-in/password-reset/check
test('変えている途中で、いまのパスワードが変わった場合、理由を言って、もう一度たずねる', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const person = await newMember(page, info);
  await page.goto(addressOn('hatch', '/login/logged-in-password-reset'));
  const present = page.getByRole('textbox', { name: 'いまのパスワード' });
  await present.fill(person.password);
  await press(page, '次へ');
  await newPassword(page).fill(NEW_PASSWORD);
  expect(await giveDemoPassword(person.phone)).toBe(1);
  await press(page, 'パスワードを変更する');
  await expect(main(page)).toContainText('いまのパスワードを、もう一度お確かめください');
  await expect(present).toHaveValue('');
  await expectSound(page, 'U-L17, asked again');
});

// @proves screen /login/insurance-verification
// @proves error-screen M-E01
test('契約が終わった会員の場合、ログインの途中で加入を確かめ、新しい契約でログインが続く', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(422));
  const person = newPerson(info);
  const own = person.phone.slice(-7);
  const policies = { endedNumber: `E2E1${own}`, newNumber: `E2E2${own}` };
  await makeFormerlyInsured(person, policies);
  await page.goto(FRONT_DOORS.aflac);
  await page.goto(addressOn('aflac', '/login'));
  await press(page, 'メールアドレスか電話番号でログイン');
  await passHostedLogin(page, person.phone, DEMO_PASSWORD);
  await expect(page).toHaveURL(addressOn('aflac', '/login/insurance-verification'));
  await expect(main(page)).toContainText('ご契約が終了しているようです');
  await expect(main(page)).toContainText('「ヒ」から始まる方');
  await expect(main(page)).toContainText('1968年生まれ');
  await expect(main(page)).not.toContainText('ヒナタ');
  await expectSound(page, 'U-L16');

  const fill = async (number: string) => {
    await page.getByRole('textbox', { name: '証券番号' }).fill(number);
    await page.getByLabel('セイ').fill('ひなた');
    await page.getByLabel('メイ').fill('はるこ');
    const birthday = page.getByRole('group', { name: '生年月日' });
    await birthday.getByLabel('年', { exact: true }).selectOption('1968');
    await birthday.getByLabel('月', { exact: true }).selectOption('4');
    await birthday.getByLabel('日', { exact: true }).selectOption('12');
  };
  await fill(policies.endedNumber);
  await press(page, 'この内容で確認する');
  const modal = page.getByRole('dialog', { name: 'ご加入の確認ができませんでした' });
  await expect(modal.getByRole('link', { name: '確認できないとき' })).toHaveAttribute(
    'href',
    '/error?id=U-E03',
  );
  await expectSound(page, 'U-L16, refused');
  await modal.getByRole('button', { name: '入力内容を直す' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '証券番号' })).toHaveValue(policies.endedNumber);
  await page.getByRole('textbox', { name: '証券番号' }).fill(policies.newNumber);
  await press(page, 'この内容で確認する');
  await expect(page).toHaveURL(addressOn('aflac', '/'));
  await page.goto(addressOn('aflac', '/treatment-logs'));
  await expect(heading(page)).toHaveText('治療ログ');
});

// @proves screen /login/insurance-verification
test('しるしのないご加入の確認の場合、ログインへ案内する', async ({ page }) => {
  await page.goto(FRONT_DOORS.aflac);
  await page.goto(addressOn('aflac', `/login/insurance-verification?hash_user_id=${'A'.repeat(43)}`));
  await expect(main(page)).toContainText('途中の画面から開かれました');
  await expect(page.getByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/login');
  await expectSound(page, 'U-L16 by a handle alone');
});

test('証券番号を持たない会員がご加入の確認を開いた場合、証券番号にはふれず、することはないと言う', async ({
  page,
}, info) => {
  await newMember(page, info);
  await page.goto(addressOn('hatch', '/login/insurance-verification'));
  await expect(main(page)).toContainText('確かめていただくことはありません');
  await expect(main(page)).not.toContainText('証券番号');
  await expect(main(page).getByRole('link', { name: 'ホームへ' })).toBeVisible();
  await expectSound(page, 'U-L16 of a general member');
});
