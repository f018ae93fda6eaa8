import { SCREENS } from '@hidamari/domain/screens';
import type { Page } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { letIdleTurnsCome, untilRequestsEnd } from './portal/requests.ts';
import { scrollAtOnce } from './portal/scrolling.ts';

// Documents that are fetched before they are asked for (decision 0113).

/** Paths of what the browser fetches ahead from now on. */
function listenAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  return ahead;
}

/** Whether a screen with this path is a document; one with the very path comes before one with a pattern. */
function leadsToDocument(path: string): boolean {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
  const screen = SCREENS.find((one) => one.path === path) ?? SCREENS.find((one) => matches(one.path));
  return screen?.isDocument ?? false;
}

async function readToTheEnd(page: Page): Promise<void> {
  await scrollAtOnce(page, 1_000_000);
  await letIdleTurnsCome(page);
  await untilRequestsEnd(page);
}

// @proves page documents
test('近くのリンクの先は、だれにも同じ画面だけを先に読み、ログインも、記録も、相談のご案内も読まない', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const ahead = listenAhead(page);
  for (const path of ['/services', '/howto-signup']) {
    ahead.length = 0;
    await open(page, path);
    await readToTheEnd(page);
    await expect.poll(() => ahead, path).toContain('/terms/hatch');
    expect(
      ahead.filter((one) => !leadsToDocument(one)),
      path,
    ).toEqual([]);
    expect(new Set(ahead).size, `nothing twice on ${path}`).toBe(ahead.length);
    for (const never of ['/login', '/treatment-logs', '/treatment/hidamari'])
      await expect(page.locator(`a[href="${never}"][data-near]`), never).toHaveCount(0);
    expect(
      await page.locator('a[href="/treatment/hidamari"]').count(),
      'such a link is there',
    ).toBeGreaterThan(0);
  }
  await page.getByRole('contentinfo').locator('a[href="/terms/hatch"]').filter({ visible: true }).click();
  await expect(heading(page)).toContainText('利用規約');
});

// @proves page documents
test('通信量をおさえる設定の場合、何も先に読まない', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const ahead = listenAhead(page);
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/services');
  await readToTheEnd(page);
  expect(ahead).toEqual([]);
  await expect(page.locator('[data-near]')).toHaveCount(0);
});

// @proves page documents
test('画面から画面へは、やわらかく替わり、動きを減らしたい人には、そのまま替わる', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) =>
      Reflect.set(window, 'isExchangedSoftly', event.viewTransition !== null),
    );
  });
  const exchanged = () => page.evaluate(() => Reflect.get(window, 'isExchangedSoftly'));
  const link = () => page.locator('a[href="/services"]').filter({ visible: true }).first();
  for (const [reducedMotion, isSoft] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    await link().click();
    await expect(heading(page)).toContainText('サービス');
    expect(await exchanged(), reducedMotion).toBe(isSoft);
  }
});
