import { expect, test } from './portal/portal-test.ts';

test('だれもが読む画面のスクリプトは、最初の絵を待たせず、描けるところまで来てから動く（決定0113）', {
  tag: '@desk',
}, async ({ page }) => {
  // Whatever held the drawing up would stand before the text: classic scripts, and styles behind a script.
  await page.route('**/assets/document-*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto('/articles');
  const { painted, ran } = await page.evaluate(() => {
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/document-/.test(name)) as PerformanceResourceTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime ?? Number.NaN, ran: script?.responseEnd ?? Number.NaN };
  });
  expect(Number.isFinite(ran), 'the script was fetched').toBe(true);
  expect(ran).toBeGreaterThanOrEqual(painted);
});
