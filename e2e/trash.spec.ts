import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry, saveShortLog } from './portal/treatment-log.ts';

const RESTORED = '記録を元に戻しました';

/** Writes a short log; its page is open afterwards. */
const writeLog = (page: Page, title: string) => saveShortLog(page, title, '庭の水やりをした。');

/** Deletes the log whose page is open; the list is open afterwards, and says so. */
async function deleteOpenLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  // It is said for six seconds.
  await expect(page.getByText('記録を削除しました')).toBeVisible();
  await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
}

const trashToggle = (page: Page) => page.getByRole('button', { name: '削除した記録（30日以内）' });
const takeBack = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`「${title}」を\\s*元に戻す`) });

// @proves state log deleted: taken back
test('削除した記録は、一覧の下から元に戻せる', { tag: '@core' }, async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));

  await test.step('開くまで読み込まず、ない場合はそう言う', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
    await expect(trashToggle(page)).toHaveAttribute('aria-expanded', 'false');
    expect(asked).not.toContain('/api/treatment-logs/trash');
    await trashToggle(page).click();
    await expect(page.getByText('元に戻せる記録はありません。')).toBeVisible();
    expect(asked).toContain('/api/treatment-logs/trash');
  });

  for (const title of ['先に消す日', '後に消す日']) {
    await writeLog(page, title);
    await deleteOpenLog(page);
  }
  await expect(page.getByText('まだ記録はありません')).toBeVisible();

  await test.step('新しく削除した順に、いつ消えるかといっしょに並ぶ', async () => {
    await trashToggle(page).click();
    const entries = page.getByRole('listitem').filter({ hasText: 'あと30日で消えます' });
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('後に消す日');
    await expectAccessible(page);
  });

  await test.step('元に戻すと一覧に現れ、次の記録へ進める', async () => {
    await takeBack(page, '後に消す日').click();
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(listEntry(page, '後に消す日')).toBeVisible();
    await expect(takeBack(page, '後に消す日')).toBeHidden();
    await expect(takeBack(page, '先に消す日')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('最後の一つを戻すと、開いたボタンに戻る', async () => {
    await page.keyboard.press('Enter');
    await expect(listEntry(page, '先に消す日')).toBeVisible();
    await expect(page.getByText('元に戻せる記録はありません。')).toBeVisible();
    await expect(trashToggle(page)).toBeFocused();
  });

  await test.step('開き直しても残り、中身も読める', async () => {
    await page.reload();
    await expect(listEntry(page, '先に消す日')).toBeVisible();
    await listEntry(page, '後に消す日').getByRole('link', { name: '後に消す日' }).click();
    await expect(page.getByRole('main')).toContainText('庭の水やりをした。');
  });
});

// @proves state log deleted: taken back
test('削除した知らせから、すぐに元に戻せる', async ({ page, becomeDemoMember }, info) => {
  const title = `まちがえて消す日 ${info.project.name} ${info.repeatEachIndex}`;
  await becomeDemoMember('hatch');
  await writeLog(page, title);
  await deleteOpenLog(page);
  const takeBackAtOnce = page.getByRole('status').getByRole('button', { name: '元に戻す' });
  // Under the pointer its time stands still.
  await takeBackAtOnce.hover();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
  await expect(listEntry(page, title)).toBeHidden();
  await takeBackAtOnce.click();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(listEntry(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

// @proves state log deleted: taken back
test('通信できない場合、そう言って、つながれば元に戻せる', async ({
  page,
  context,
  faults,
  becomeDemoMember,
}, info) => {
  const title = `戻せなかった日 ${info.project.name} ${info.repeatEachIndex}`;
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeDemoMember('hatch');
  await writeLog(page, title);
  await deleteOpenLog(page);
  await trashToggle(page).click();
  await expect(takeBack(page, title)).toBeVisible();
  await loseNetwork(page);
  await takeBack(page, title).click();
  await expect(
    page.getByText('通信できませんでした。つながってから、もう一度お試しください。'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: '再送' }).click();
  await expect(listEntry(page, title)).toBeVisible();
});
