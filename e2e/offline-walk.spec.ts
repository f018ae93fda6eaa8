import type { Response } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { heading, isMarked, loseNetwork, mark, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { scrollAtOnce } from './portal/scrolling.ts';

const STAYED = '通信できないため、画面を開けませんでした。つながってから、もう一度お試しください。';

const OFFLINE = '通信できませんでした。書いたものは、この画面に残っています。';

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
  await untilHydrated(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await loseNetwork(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'サイトポリシー' }).click();
  await expect(page.getByText(STAYED)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('更新で画面のスクリプトがなくなっている場合、リンクを押すと、その画面を新しく開く', async ({
  page,
  faults,
  becomeDemoMember,
}) => {
  faults.expect(/Failed to load resource/);
  await becomeDemoMember('hatch');
  // Low enough that nothing of the footer is fetched before its link is pressed.
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/articles');
  const gone = await page.evaluate(
    () => Reflect.get(window, '__reactRouterManifest').routes.termsHatch.module,
  );
  await mark(page);
  await page.route(`**${gone}`, async (route) =>
    (await isMarked(page)) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms/hatch"]')?.click());
  await expect(heading(page)).toContainText('利用規約');
  expect(await isMarked(page), 'a load').toBe(false);
});

test('訪問者が、だれにも同じ画面で、通信が切れてからリンクを押した場合も、いまの画面に残り、画面がそう言い、つながれば進める（決定0113）', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles');
  const bar = page.getByText(OFFLINE);
  await expect(bar).toBeHidden();
  await mark(page);
  await loseNetwork(page);
  await expect(bar).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  await link.click();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'お金' }).click();
  await expect(heading(page)).toHaveText('がんの情報');
  await expect(bar).toBeVisible();
  expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(['/articles', true]);

  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await link.click();
  await expect(heading(page)).toContainText('利用規約');
});

test('通信が切れてから「戻る」を押した場合、つながらないと言い、つながれば、その画面がひらく', {
  tag: '@core',
}, async ({ page, context, faults, becomeDemoMember }) => {
  // What the framework says of data that did not come.
  faults.expect(/Failed to fetch/);
  await becomeDemoMember('hatch');
  await open(page, '/');
  await scrollAtOnce(page, 2_000);
  await page.locator('a[href="/articles"]').filter({ visible: true }).last().click();
  await expect(heading(page)).toContainText('がんの情報');
  await loseNetwork(page);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('うまくつながりませんでした');
  await expect(heading(page)).toBeInViewport();
  await context.setOffline(false);
  await expect(heading(page)).toContainText('こんにちは');
});

const isKept = (answer: Response) => answer.url().endsWith('/users/profile') && answer.ok();

test('通信が切れているときに選んだ文字の大きさも、つながれば、アカウントに残る', async ({
  page,
  context,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await open(page, '/articles');
  await loseNetwork(page);
  await page.getByRole('banner').getByRole('button', { name: '文字', exact: true }).click();
  await page.getByRole('dialog').getByText('特大', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
  const told = page.waitForResponse(isKept);
  await context.setOffline(false);
  await told;
  // As the demo member was before, for the tests beside this one.
  const put = page.waitForResponse(isKept);
  await page.getByRole('dialog').getByText('標準', { exact: true }).click();
  await put;
});
