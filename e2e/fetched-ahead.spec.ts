import type { Page } from '@playwright/test';
import { untilAwake } from './portal/awake.ts';
import { expect, test } from './portal/portal-test.ts';
import { firstArticle, open } from './portal/walking.ts';

/** The script of a screen, as the router's list of screens names it. */
const scriptOf = (page: Page, id: string) =>
  page.evaluate((screen) => {
    const { routes } = Reflect.get(window, '__reactRouterManifest');
    return routes[screen].module as string;
  }, id);

/** Paths of everything that the page asks for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('訪問者には、見えている記事の画面を先に読むが、会員の画面は読まず、指が触れるまで何も動かさない', async ({
  page,
}) => {
  const asked = listen(page);
  await open(page, '/articles');
  await untilAwake(page);
  const [article, logs] = [await scriptOf(page, 'article'), await scriptOf(page, 'treatmentLogs')];
  await expect.poll(() => asked, 'the screen of an article').toContain(article);
  const href = String(await firstArticle(page).getAttribute('href'));
  expect(asked, 'its answer').not.toContain(`${href}.data`);
  expect(asked, 'the logs of members').not.toContain(logs);

  await firstArticle(page).dispatchEvent('pointerover');
  await expect.poll(() => asked, 'its answer').toContain(`${href}.data`);
});

test('会員には、会員の画面も先に読む', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  const asked = listen(page);
  await open(page, '/articles');
  await untilAwake(page);
  const logs = await scriptOf(page, 'treatmentLogs');
  await expect.poll(() => asked, { timeout: 30_000 }).toContain(logs);
});

test('ここだけに集中する画面では、何も先に読まない（G13）', async ({ page }) => {
  const asked = listen(page);
  await open(page, '/contact');
  await untilAwake(page);
  const home = await scriptOf(page, 'home');
  // Time enough for a screen of the menu to come, had it been asked for.
  await page.waitForTimeout(1_500);
  expect(asked).not.toContain(home);
});

test('いまいる画面へのリンクを押しても、戻るための一歩は増えない', async ({ page }) => {
  await open(page, '/articles');
  await untilAwake(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[data-walk][href="/articles"]')?.click());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await steps()).toBe(before);
});
