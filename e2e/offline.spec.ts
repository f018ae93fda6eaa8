import { addressOn } from './portal/addresses.ts';
import { loseNetwork } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry, wholeLog, writeWholeLog } from './portal/treatment-log.ts';

const OFFLINE_TEXT = '通信できませんでした。書いたものは、この画面に残っています。';

test.beforeEach(async ({ becomeDemoMember, faults }) => {
  await becomeDemoMember('hatch');
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
});

test(
  '書いている途中で通信が切れた場合、書いたものを残し、つながれば送れる',
  { tag: '@core' },
  async ({ page, context }, info) => {
    const log = wholeLog(`通信のない日 ${info.project.name} ${info.repeatEachIndex}`);
    await page.goto(addressOn('hatch', '/treatment-logs/new'));
    await writeWholeLog(page, log);
    await loseNetwork(page);
    await expect(page.getByText(OFFLINE_TEXT)).toBeVisible();

    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    const sendAgain = page.getByRole('main').getByRole('button', { name: '再送' });
    await expect(sendAgain).toBeVisible();
    await expect(page.getByLabel('タイトル')).toHaveValue(log.title);
    await expect(page.getByRole('textbox', { name: '自由記入' })).toHaveValue(log.freeText);

    await context.setOffline(false);
    await expect(page.getByText(OFFLINE_TEXT)).toBeHidden();
    await sendAgain.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(log.title);
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(listEntry(page, log.title)).toHaveCount(1);
  },
);

// @proves state consultation panel
test('通信が切れてから相談をひらいても、電話番号は出て、届かなかったメモだけがそう言い、つながれば書ける', {
  tag: '@core',
}, async ({ page, context, faults }) => {
  // What React says of a part that it could not draw.
  faults.expect(/AppError/);
  await page.goto(addressOn('hatch', '/'));
  await loseNetwork(page);
  await page.getByRole('navigation').getByRole('link', { name: /相談/ }).last().click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('0120-000-001')).toBeVisible();
  await expect(panel).toContainText('メモを表示できませんでした。');
  await context.setOffline(false);
  await panel.getByRole('button', { name: '再読み込み' }).click();
  await panel.getByText('聞きたいことのメモ').click();
  await expect(panel.getByRole('textbox')).toBeVisible();
});
