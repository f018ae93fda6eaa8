import { TEST_PHONES, VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { enlargeText, wordsCutOff } from './portal/page-measures.ts';
import { installPageTime, setPageTime } from './portal/page-time.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

/** The narrowest window that has the wide header (67em), and a usual desk. */
const WIDTHS = [1072, 1280];

/** The shortest and the longest words of a year: open, about to close, closed, a named holiday, the turn of the year. */
const MOMENTS = [
  { at: '2026-11-21T12:00:00+09:00', words: 'ただいま受付中' },
  { at: '2026-11-21T17:55:00+09:00', words: { chofu: 'まもなく受付を終了します' } },
  { at: '2026-11-20T07:00:00+09:00', words: '次の受付：' },
  { at: '2026-11-23T10:00:00+09:00', words: '祝日のためお休みです（勤労感謝の日）' },
  { at: '2026-12-31T10:00:00+09:00', words: '年末年始（12/30〜1/3）はお休みです' },
] as const;

const header = (page: Page): Locator => page.getByRole('banner');

/** The menu, which is closed, says the same. */
const saidBy = (page: Page, words: string): Locator =>
  header(page).getByText(words).filter({ visible: true });

async function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height);
}

async function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function readAt(page: Page, variant: VariantKey, at: string): Promise<void> {
  await setPageTime(page, at);
  // A screen with a form: a document is told the hours by the server alone (decision 0113).
  await page.goto(addressOn(variant, '/contact'));
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const variant of VARIANT_KEYS) {
  test(`${variant} の広い画面の頭は、番号と、いまの受付を一行で言い、どの時刻でも同じ高さで、特大でも切れず、電話の幅のボタンはない`, {
    tag: coreIf(variant === 'hatch'),
  }, async ({ page }) => {
    await page.goto(FRONT_DOORS[variant]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const heights = new Set<number>();
      const large = new Set<number>();
      for (const { at, words } of MOMENTS) {
        const where = `${width} px, ${at}`;
        await readAt(page, variant, at);
        const said = typeof words === 'string' ? words : variant === 'chofu' ? words.chofu : 'ただいま受付中';
        await expect(saidBy(page, said), where).toBeVisible();
        await expect(saidBy(page, TEST_PHONES[variant]), where).toBeVisible();
        heights.add(await heightOf(header(page)));
        await page.evaluate(enlargeText, true);
        expect.soft(await beyondWindow(page), `px beyond the window: ${where}`).toBe(0);
        expect.soft(await page.evaluate(wordsCutOff), `words cut off: ${where}`).toEqual([]);
        large.add(await heightOf(header(page)));
        await page.evaluate(enlargeText, false);
      }
      expect([heights.size, large.size], `heights at ${width} px`).toEqual([1, 1]);
      await expect(header(page).getByRole('button', { name: 'メニュー' }), `${width} px`).toHaveCount(0);
    }
  });
}

// @proves state hours: in words
test('開いたままの画面の頭は、受付が終わると、ひとりでに言いかわる', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(FRONT_DOORS.hatch);
  await installPageTime(page, '2026-11-20T19:59:30+09:00');
  await page.goto(addressOn('hatch', '/contact'));
  await untilHydrated(page);
  await expect(saidBy(page, 'まもなく受付を終了します')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(saidBy(page, '本日の受付は終了しました')).toBeVisible();
});
