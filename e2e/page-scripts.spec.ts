import { untilAwake } from './portal/awake.ts';
import { expect, test } from './portal/portal-test.ts';

test('訪問者の画面は、描けるところまで来てからスクリプトを読み、そのあと動く（決定0053）', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/articles');
  await untilAwake(page);
  const { drawable, firstScript } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      drawable: visit?.domContentLoadedEventStart ?? Number.NaN,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(Number.isFinite(firstScript), 'scripts were fetched').toBe(true);
  expect(firstScript).toBeGreaterThanOrEqual(drawable);
});
