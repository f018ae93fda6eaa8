import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { codeOf, nextCode, shownSecret, stepNow } from './portal/authenticator.ts';
import { expectAccessible } from './portal/axe.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { logIn, passHostedLogin } from './portal/members.ts';
import { loseNetwork } from './portal/navigation.ts';
import { codeSentBy } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import {
  factor,
  letCodeWaitPass,
  newMember,
  otherThan,
  part,
  press,
  SECURITY,
  showPassword,
} from './portal/security-page.ts';
import { expectSound } from './portal/sound-page.ts';

// @proves screen /account/security
test(
  '認証アプリをつけた場合、次のログインからその数字をたずね、パスワードと数字を示してやめられる',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    for (const status of [401, 422]) faults.expect(faultsOfStatus(status));
    const person = await newMember(page, info);
    await expect(factor(page)).toContainText('いまは、パスワードだけでログインします');
    await expectSound(page, '/account/security');

    await test.step('いまのパスワードが違う場合、欄の下で知らせて進まない', async () => {
      await press(page, '認証アプリでつける');
      await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeFocused();
      await press(page, 'つづける');
      await expect(factor(page)).toContainText('いまのパスワードを入力してください');
      await expectAccessible(page);
      await showPassword(page, 'ちがうパスワード');
      await expect(factor(page)).toContainText('いまのパスワードが違うようです');
      await expect(page.getByRole('textbox', { name: 'いまのパスワード' })).toHaveValue('ちがうパスワード');
      await press(page, 'いまは変えない');
    });

    const { secret, used } = await test.step('違う数字は断り、正しい数字でつく', async () => {
      await press(page, '認証アプリでつける');
      await showPassword(page, person.password);
      const shown = await shownSecret(factor(page));
      await expectSound(page, 'the step of the app');
      const at = stepNow();
      await page.getByLabel('アプリに出た6桁の数字').fill(otherThan(codeOf(shown, at)));
      await press(page, 'つける');
      await expect(factor(page)).toContainText('コードが違います');
      await expect(page.getByLabel('アプリに出た6桁の数字')).toHaveValue(otherThan(codeOf(shown, at)));
      await page.getByLabel('アプリに出た6桁の数字').fill(codeOf(shown, stepNow()));
      await press(page, 'つける');
      await expect(factor(page).getByRole('status')).toContainText('認証アプリでの二段階の確認をつけました');
      await expect(factor(page)).toContainText('認証アプリの数字をたずねます');
      await page.reload();
      await expect(factor(page)).toContainText('認証アプリの数字をたずねます');
      return { secret: shown, used: stepNow() };
    });

    const elsewhere = await openVisit();
    const lastUsed = await test.step('次のログインは数字をたずね、この端末では省くと選べる', async () => {
      await elsewhere.goto(FRONT_DOORS.hatch);
      await elsewhere.goto(addressOn('hatch', '/login'));
      await press(elsewhere, 'メールアドレスか電話番号でログイン');
      await passHostedLogin(elsewhere, person.phone, person.password);
      await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('認証アプリ');
      const code = await nextCode(secret, used);
      await elsewhere.locator('input[inputmode=numeric]').fill(code);
      await elsewhere.getByRole('checkbox').check();
      await elsewhere.locator('form button[type=submit]').first().click();
      await elsewhere.waitForURL(addressOn('hatch', '/'));
      return stepNow();
    });

    await test.step('省くと選んだ端末は一覧に出て、忘れさせられる', async () => {
      await elsewhere.goto(SECURITY);
      const devices = part(elsewhere, 'コードを省く端末');
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      await expect(devices.getByRole('listitem')).toContainText(
        /\d{1,2}月\d{1,2}日（.）\d{1,2}:\d\dに使いました/,
      );
      await devices.getByRole('button', { name: /この端末を忘れる/ }).click();
      await expect(devices).toContainText('ありません。');
      await elsewhere.reload();
      await expect(devices).toContainText('ありません。');
    });

    await test.step('やめるには、パスワードのあとに数字も要る', async () => {
      await press(elsewhere, '二段階の確認をやめる');
      const dialog = elsewhere.getByRole('dialog');
      await expectAccessible(elsewhere);
      await dialog.getByRole('button', { name: '二段階の確認をやめる' }).click();
      await showPassword(elsewhere, person.password);
      await expect(elsewhere.getByRole('heading', { name: 'いまの二段階の確認' })).toBeFocused();
      await elsewhere.getByLabel('アプリに出た6桁の数字').fill(await nextCode(secret, lastUsed));
      await press(elsewhere, 'つづける');
      await expect(factor(elsewhere).getByRole('status')).toContainText('二段階の確認をやめました');
      await expect(factor(elsewhere)).toContainText('いまは、パスワードだけでログインします');
    });

    const again = await openVisit();
    await logIn(again, 'hatch', person.phone, person.password);
  },
);

// @proves screen /account/security
test('SMSをつけるには、届いた数字を確かめる。キーボードだけでできる', async ({ page }, info) => {
  const person = await newMember(page, info);
  await letCodeWaitPass(person);
  await pressOn(page, page.getByRole('button', { name: 'SMSの数字でつける' }));
  await typeInto(page, page.getByRole('textbox', { name: 'いまのパスワード' }), person.password);
  const code = await codeSentBy(page.request, person, () =>
    pressOn(page, page.getByRole('button', { name: 'つづける' })),
  );
  await expect(page.getByRole('heading', { name: 'SMSの届く番号の確認' })).toBeFocused();
  await expect(factor(page)).not.toContainText(person.phone);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('確認コード（6桁）'), code);
  await pressOn(page, page.getByRole('button', { name: 'つける', exact: true }));
  await expect(factor(page).getByRole('status')).toContainText('SMSでの二段階の確認をつけました');
  await page.reload();
  await expect(factor(page)).toContainText('SMSで届く数字をたずねます');
});

test('ログイン画面でSMSの数字が届かない場合、パスワードに戻ると新しい数字が届き、前の数字は使えない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(422));
  const home = await openVisit();
  const person = await newMember(home, info);
  await letCodeWaitPass(person);
  await press(home, 'SMSの数字でつける');
  const first = await codeSentBy(page.request, person, () => showPassword(home, person.password));
  await home.getByLabel('確認コード（6桁）').fill(first);
  await press(home, 'つける');
  await expect(factor(home).getByRole('status')).toContainText('SMSでの二段階の確認をつけました');

  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await press(page, 'メールアドレスか電話番号でログイン');
  await letCodeWaitPass(person);
  const lost = await codeSentBy(page.request, person, () =>
    passHostedLogin(page, person.phone, person.password),
  );
  await expect(page.getByText('コードが届かない場合は、1分ほど待ってから')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'パスワードの入力に戻る' }).click();
  await letCodeWaitPass(person);
  const arrived = await codeSentBy(page.request, person, () =>
    passHostedLogin(page, person.phone, person.password),
  );
  const field = page.locator('input[inputmode=numeric]');
  if (lost !== arrived) {
    await field.fill(lost);
    await page.locator('form button[type=submit]').first().click();
    await expect(page.getByRole('main')).toContainText('確認コードをお確かめください');
  }
  await field.fill(arrived);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(addressOn('hatch', '/'));
});

// @proves screen /account/security
test('ログインの記録には、いつ・どうやって・できたかが並び、できなかったものはそう言う', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const home = await openVisit();
  const person = await newMember(home, info);
  const records = part(home, 'ログインの記録');
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('listitem')).toContainText('新規登録');
  await expect(records.getByRole('listitem')).toContainText('できた');
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/login'));
  await press(page, 'メールアドレスか電話番号でログイン');
  await passHostedLogin(page, person.phone, 'ちがうパスワード');
  await expect(page.getByText('ログインできませんでした').first()).toBeVisible();
  await home.reload();
  const newest = records.getByRole('listitem').first();
  await expect(newest).toContainText(/\d{1,2}月\d{1,2}日（.）\d{1,2}:\d\d/);
  await expect(newest).toContainText('パスワード');
  await expect(newest).toContainText('できなかった');
  await expect(part(home, 'ログインに使うもの')).toContainText(`090****${person.phone.slice(-4)}`);
  await records.getByRole('link', { name: '心当たりがないときは、パスワードを変える' }).click();
  await expect(home).toHaveURL(addressOn('hatch', '/login/logged-in-password-reset'));
});

// @proves screen /account/security
test('すべての端末からログアウトする場合、何が起きるかをたずね、この端末もほかの端末も終わる', async ({
  page,
  openVisit,
}, info) => {
  const person = await newMember(page, info);
  const elsewhere = await openVisit();
  await logIn(elsewhere, 'hatch', person.phone, person.password);
  await press(page, 'すべての端末からログアウトする');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('いまお使いのこの端末も、ログアウトします');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ログアウトしない' }).click();
  await press(page, 'すべての端末からログアウトする');
  await dialog.getByRole('button', { name: 'すべての端末からログアウト', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/account/security');
  for (const visit of [page, elsewhere]) {
    await visit.goto(SECURITY);
    await expect(visit).toHaveURL(addressOn('hatch', '/login'));
  }
});

test('つながらない場合、そう言って、入れたものを残す', async ({ page, context, faults }, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const person = await newMember(page, info);
  await press(page, '認証アプリでつける');
  // A screen that is being fetched ahead at this very moment makes the router load the whole page anew.
  await untilRequestsEnd(page);
  await loseNetwork(page);
  await showPassword(page, person.password);
  await expect(factor(page).getByRole('alert')).toContainText('通信できませんでした');
  await expect(page.getByRole('textbox', { name: 'いまのパスワード' })).toHaveValue(person.password);
  await context.setOffline(false);
  await press(page, 'つづける');
  await expect(page.getByRole('heading', { name: '認証アプリをつなぐ' })).toBeFocused();
});

test('登録内容の変更では、連絡先は見るだけで、変え方を一度だけ言う', async ({ page }, info) => {
  const person = await newMember(page, info);
  await page.goto(addressOn('hatch', '/account/edit'));
  const contact = part(page, '連絡先');
  await expect(contact).toContainText(person.phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3'));
  await expect(contact).toContainText(person.email);
  await expect(contact.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('鍵のしるしの項目は変更できません。')).toHaveCount(1);
  await contact.getByRole('link', { name: '携帯電話やメールアドレスを変える' }).click();
  await expect(page).toHaveURL(SECURITY);
});
