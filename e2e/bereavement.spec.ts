import { SEND_AGAIN_LABEL } from '@hidamari/domain/query-errors';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { expectAccessible } from './portal/axe.ts';
import { expectFocusSeen, pressOn, walkAround } from './portal/keyboard.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { heading, loseNetwork } from './portal/walking.ts';

const NOTICES = addressOn('hatch', '/account/notices');

const part = (page: Page) => page.getByRole('region', { name: '大切な方を亡くされたとき' });
const quieten = (page: Page) =>
  part(page).getByRole('button', { name: 'お知らせを止め、ホームを静かにする' });
const goBack = (page: Page) => part(page).getByRole('button', { name: 'お知らせと、ふだんのホームに戻す' });
const question = (page: Page) => page.getByRole('dialog', { name: 'お知らせを止め、ホームを静かにしますか' });

test('亡くしたと伝えると、ホームは話せるところと記録だけになり、いつでも戻せる（G149）', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/account'));
  await untilAwake(page);
  await page.getByRole('main').getByRole('link', { name: '大切な方を亡くされたとき' }).click();
  await expect(heading(page)).toHaveText('お知らせの受け取り');

  await test.step('たずねてから変える。やめれば、何も変わらない', async () => {
    await quieten(page).click();
    await expect(question(page)).toContainText('記録は消えません');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(quieten(page)).toBeFocused();
  });

  await test.step('キーボードだけで切り替えられる', async () => {
    await page.keyboard.press('Enter');
    await walkAround(page, question(page));
    await expectAccessible(page);
    await pressOn(page, question(page).getByRole('button', { name: '静かにする', exact: true }));
    await expect(part(page)).toContainText('お知らせを止め、ホームを静かにしています。');
    await expectFocusSeen(page);
    await expectSound(page, 'the notices of somebody who is bereaved');
  });

  await test.step('ホームは名前で呼ばず、すすめず、たずねない', async () => {
    await part(page).getByRole('link', { name: 'ホームへ' }).click();
    await expect(heading(page)).toHaveText('急がずに、お過ごしください');
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/試験|こんにちは|おすすめ|きょうの調子|次の診察/);
    await expect(main.getByRole('link', { name: '大切な人を亡くしたあとに' })).toBeVisible();
    for (const name of ['記録をまとめて受け取る', '治療ログを読む', 'ご利用を終えるお手続き'])
      await expect(main.getByRole('link', { name })).toBeVisible();
    await expectSound(page, 'home of somebody who is bereaved');
    await page.reload();
    await expect(heading(page)).toHaveText('急がずに、お過ごしください');
  });

  await test.step('元に戻せる', async () => {
    await untilAwake(page);
    await page.getByRole('link', { name: 'お知らせと、ふだんのホームに戻す' }).click();
    await goBack(page).click();
    await expect(quieten(page)).toBeVisible();
    await page.goto(addressOn('hatch', '/'));
    await expect(heading(page)).toContainText('こんにちは');
  });
});

test('通信がない場合、変わらなかったと言い、もう一度送れる @any-width', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeNewMember(page, newPerson(info));
  await page.goto(NOTICES);
  await untilAwake(page);
  await loseNetwork(page);
  await quieten(page).click();
  await question(page).getByRole('button', { name: '静かにする', exact: true }).click();
  const again = part(page).getByRole('button', { name: SEND_AGAIN_LABEL });
  await expect(again).toBeVisible();
  await expect(quieten(page)).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(part(page)).toContainText('お知らせを止め、ホームを静かにしています。');
});
