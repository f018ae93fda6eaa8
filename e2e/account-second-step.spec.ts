import { codeOf, stepNow } from './portal/authenticator.ts';
import { expectAccessible } from './portal/axe.ts';
import { codeSentBy } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { inDatabase } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import {
  factor,
  letCodeWaitPass,
  letProofExpire,
  newMember,
  part,
  press,
  showPassword,
} from './portal/security-page.ts';

// @proves screen /account/security
test('SMSのコードは、1分たつと再送でき、前のコードは使えない', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(422));
  const person = await newMember(page, info);
  await page.clock.install();
  await page.reload();
  await letCodeWaitPass(person);
  await press(page, 'SMSの数字でつける');
  const first = await codeSentBy(page.request, person, () => showPassword(page, person.password));
  const again = page.getByRole('button', { name: '再送する' });
  await expect(again).toBeDisabled();
  await expect(factor(page)).toContainText(/あと\d+秒で再送できます/);
  await letCodeWaitPass(person);
  await page.clock.fastForward(61_000);
  await expect(again).toBeEnabled();
  const second = await codeSentBy(page.request, person, async () => {
    await again.click();
    // It is said for six seconds, and the message may take as long.
    await expect(page.getByRole('status').filter({ hasText: '確認コードを再送しました' })).toBeVisible();
  });
  await expect(again).toBeDisabled();
  await expectAccessible(page);
  if (first !== second) {
    await page.getByLabel('確認コード（6桁）').fill(first);
    await press(page, 'つける');
    await expect(factor(page)).toContainText('コードが違います');
  }
  await page.getByLabel('確認コード（6桁）').fill(second);
  await press(page, 'つける');
  await expect(factor(page).getByRole('status')).toContainText('SMSでの二段階の確認をつけました');
});

// @proves screen /account/security
test('パスワードを示して10分がたった場合、わけを言って、もう一度パスワードからたずねる', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(403));
  const person = await newMember(page, info);
  await press(page, '認証アプリでつける');
  await showPassword(page, person.password);
  await expect(page.getByRole('heading', { name: '認証アプリをつなぐ' })).toBeFocused();
  const words = await factor(page)
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
    .textContent();
  await letProofExpire(page);
  await page.getByLabel('アプリに出た6桁の数字').fill(codeOf((words ?? '').replaceAll(' ', ''), stepNow()));
  await press(page, 'つける');
  const late = factor(page).getByRole('status').filter({ hasText: '時間がたったため' });
  await expect(late).toContainText('もう一度パスワードから確かめてください。');
  await expectAccessible(page);
  await showPassword(page, person.password);
  await expect(page.getByRole('heading', { name: '認証アプリをつなぐ' })).toBeFocused();
  await press(page, 'いまは変えない');
  await expect(factor(page)).toContainText('いまは、パスワードだけでログインします');
});

// @proves screen /account/security
test('認証アプリの文字は、押すと写せる', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newMember(page, info);
  await press(page, '認証アプリでつける');
  await showPassword(page, person.password);
  const words = await factor(page)
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
    .textContent();
  await press(page, '写す');
  await expect(page.getByRole('status').filter({ hasText: '写しました' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((words ?? '').replaceAll(' ', ''));
});

// @proves screen /account/security
// @proves call GET /login-histories
test('ログインの記録が20件をこえる場合、「もっと見る」で続きを読め、続きのはじめに移る', async ({
  page,
}, info) => {
  const person = await newMember(page, info);
  const records = part(page, 'ログインの記録');
  const added = await inDatabase(
    `insert into login_histories (id, base_account_id, logged_in_at, method, device_family, place, result)
     select gen_random_uuid(), b.id, $2::timestamptz - make_interval(days => n), 'common_id', '端末' || n, null, 'success'
     from base_accounts b, generate_series(1, 24) n where b.email = $1`,
    [person.email, new Date()],
  );
  expect(added).toBe(24);
  await page.reload();
  await expect(records.getByRole('listitem')).toHaveCount(20);
  await expect(records).not.toContainText('端末24');
  await records.getByRole('button', { name: /もっと見る/ }).click();
  await expect(records.getByRole('listitem')).toHaveCount(25);
  await expect(records.getByRole('listitem').nth(20)).toBeFocused();
  await expect(records.getByRole('listitem').last()).toContainText('端末24');
  await expect(records.getByRole('button', { name: /もっと見る/ })).toHaveCount(0);
  await expectAccessible(page);
});
