import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { beginInLine, lineCard, linkFromQuestion } from './portal/line.ts';
import { heading, isMarked, mark, open, untilAlive } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

const QUESTION = 'LINEと連携しますか';
const NOT_LINKED = 'LINE連携ができませんでした';

const link = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'LINEと連携する', exact: true });
const inLine = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the talk to LINE's own page, which nobody has answered yet. */
async function untilAskedInLine(page: Page): Promise<void> {
  await beginInLine(page);
  await expect(heading(page)).toHaveText(QUESTION);
  await untilAlive(page);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('アカウントを連携しますか');
}

// @proves screen /line/complete
test(
  'LINEの確認を待つ画面は、LINEで答えると、押さなくても変わる。外したあとでは、待っているとは言わない',
  { tag: '@both-widths' },
  async ({ page, context }, info) => {
    await becomeNewMember(page, newPerson(info));
    const waiting = await context.newPage();

    await test.step('LINEの画面で断ると、エラーの画面へ進む', async () => {
      await untilAskedInLine(page);
      await open(waiting, '/line/complete');
      await expect(heading(waiting)).toHaveText('LINEの確認を待っています');
      await inLine(page, '連携しない').click();
      await expect(heading(waiting)).toHaveText(NOT_LINKED);
      await expect(waiting.getByRole('main')).toContainText('連携しないことを選ばれたか');
    });

    await test.step('はじめからやり直して確認すると、連携したと言う', async () => {
      await page.goto(addressOn('hatch', '/example-line'));
      await page.getByRole('link', { name: '連携する', exact: true }).click();
      await expect(heading(page)).toHaveText(QUESTION);
      await untilAlive(page);
      await link(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('アカウントを連携しますか');
      await open(waiting, '/line/complete');
      await expect(heading(waiting)).toHaveText('LINEの確認を待っています');
      await inLine(page, '連携する').click();
      await expect(heading(waiting)).toHaveText('LINEと連携しました');
    });

    await test.step('外したあとで同じ画面を開くと、連携していないと言う', async () => {
      await open(page, '/account');
      await lineCard(page).getByRole('button', { name: '連携を外す' }).click();
      await page.getByRole('button', { name: 'この画面で外す' }).click();
      await expect(lineCard(page).getByRole('link', { name: 'LINEと連携する' })).toBeVisible();
      await open(waiting, '/line/complete');
      await expect(heading(waiting)).toHaveText('LINEとは、まだ連携していません');
    });
  },
);

test('確認の画面を開いたまま、同じブラウザでほかの会員がログインした場合、押しても、だれとも連携せず、その会員の画面として、たずね直す（G54）', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const bearer = await becomeNewMember(page, newPerson(info));
  await beginInLine(page);
  await expect(heading(page)).toHaveText(QUESTION);
  await untilAlive(page);
  await mark(page);

  const beside = await context.newPage();
  await beside.goto(addressOn('hatch', '/line/session/liff'));
  await callFrom(beside, { method: 'POST', path: '/logout', body: {}, bearer });
  await becomeNewMember(beside, newPerson(info, 1));

  const bound = page.waitForResponse(/\/api\/line\/link-base-account/);
  await link(page).click();
  expect((await bound).status()).toBe(401);
  await expect.poll(() => isMarked(page), 'the page is drawn anew').toBe(false);
  await expect(heading(page)).toHaveText(QUESTION);
  await open(beside, '/line/complete');
  await expect(heading(beside)).toHaveText('LINEとは、まだ連携していません');

  // The token was not used up: whoever reads the question now, and answers it, goes on.
  await untilAlive(page);
  await linkFromQuestion(page);
  await expect(heading(page)).toHaveText('LINEと連携しました');
});
