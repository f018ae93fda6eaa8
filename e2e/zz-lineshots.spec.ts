import { becomeSomebodyInLine, beginInLine, confirmInLine, lineCard, TALK } from './portal/line.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { readTo } from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';
import { heading, open } from './portal/walking.ts';

test.use({ letBePrompted: true });
test('shots', async ({ page }, info) => {
  test.setTimeout(240_000);
  const shot = async (name: string, full = true) => {
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: `/tmp/shots-line/${name}-${width}.png`, fullPage: full });
    }
  };
  await page.route('**/api/popups?*', (route) => route.fulfill({ json: { data: null } }));
  await open(page, '/');
  await readTo(page, 100);
  await expect(page.getByRole('region', { name: /^LINEで、/ })).toBeVisible();
  await shot('promotion', false);
  await open(page, '/line/session');
  await shot('session');
  await open(page, '/line/session/liff');
  await expect(heading(page)).toHaveText('LINEの中で開いてください');
  await shot('liff');
  await open(page, '/line/error');
  await shot('error');
  await open(page, '/line/user-not-found');
  await shot('user-not-found');
  await becomeNewMember(page, newPerson(info));
  await open(page, '/account');
  await expect(lineCard(page)).toBeVisible();
  await shot('account');
  await beginInLine(page);
  await expect(heading(page)).toHaveText('LINEと連携しますか');
  await shot('confirmation');
  await page.getByRole('button', { name: 'LINEと連携する' }).click();
  await confirmInLine(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');
  await shot('complete');
  await open(page, '/account');
  await shot('account-linked');
  await lineCard(page).getByRole('button', { name: '連携を外す' }).click();
  await shot('unlink', false);
  await page.goto(`${TALK}/open?action=link`);
  await expect(heading(page)).toHaveText('このLINEは、連携しています');
  await shot('already');
  void becomeSomebodyInLine;
});
