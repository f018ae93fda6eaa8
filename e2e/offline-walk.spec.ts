import { addressOn } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { expect, test } from './portal/portal-test.ts';
import { loseNetwork } from './portal/walking.ts';

const STAYED = '通信できないため、画面を開けませんでした。つながってから、もう一度お試しください。';

test.beforeEach(({ faults }) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
});

test('通信が切れてからリンクを押した場合、いまの画面に残り、つながれば進める', { tag: '@core' }, async ({
  page,
  context,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await page.getByLabel('タイトル').fill('まだ保存していない題');
  await loseNetwork(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click();
  await expect(page.getByText(STAYED)).toBeVisible();
  await expect(page.getByLabel('タイトル')).toHaveValue('まだ保存していない題');
  expect(new URL(page.url()).pathname).toBe('/treatment-logs/new');

  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click();
  // Nothing is lost unasked: what is written and not saved is asked about as ever.
  await page.getByRole('dialog').getByRole('button', { name: 'はなれる' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
});

test('通信が切れている場合、近づいたリンクの先を取りに行けなくても、画面は開き直されない', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await expect(page.getByRole('heading', { level: 1, name: '治療ログ' })).toBeVisible();
  await untilAwake(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await loseNetwork(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'サイトポリシー' }).click();
  await expect(page.getByText(STAYED)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});
