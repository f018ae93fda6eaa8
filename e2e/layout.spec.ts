import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { ASKED, askByChat, chatOf } from './portal/chat.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { coveredTargets } from './portal/page-measures.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { expectReadableAtTwice, expectUncovered } from './portal/sound-page.ts';

/** What TypeScript's browser types do not have yet (Layout Instability API). */
interface LayoutShiftAttribution {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: LayoutShiftAttribution[];
}

/** What the variants share stands under one of them; the others have what is drawn for them. */
const PUBLIC_PAGES: Readonly<Record<VariantKey, readonly string[]>> = {
  hatch: [
    ...['/', '/articles', '/articles/top', '/articles/fatigue', '/services', '/faq', '/treatment/hidamari'],
    ...['/howto-signup', '/login', '/sign-up/role-verification', '/lp/hatch', '/terms/hatch'],
    '/error?id=U-E05',
  ],
  aflac: ['/', '/lp/aflac'],
  chofu: ['/', '/lp/chofu'],
};
const MEMBER_PAGES = ['/', '/treatment-logs', '/treatment-logs/new'];

/** The narrowest window that has to work: 320 px, which is also 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

async function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The layout shifts since the page began, however they came about: how much, and what moved from where to where. */
async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const moveOf = ({ node, previousRect, currentRect }: LayoutShiftAttribution) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${boxOf(previousRect)} -> ${boxOf(currentRect)}`;
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const entries = list.getEntries() as LayoutShift[];
          resolve(entries.map(({ value, sources }) => [value, ...sources.map(moveOf)].join('; ')));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing shifted there is no entry, and so no call.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilRequestsEnd(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens every public page as a visitor of its variant. */
async function openEach(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  for (const variant of VARIANT_KEYS) {
    await page.goto(FRONT_DOORS[variant]);
    for (const path of PUBLIC_PAGES[variant]) {
      await openWhole(page, addressOn(variant, path));
      await look(`${path} of ${variant}`);
    }
  }
}

// @proves page accessible: reflow and enlarged text
test('幅320pxの場合、公開の画面は横に動かず、どの画面もずれない', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await openEach(page, async (what) => {
    expect.soft(await widthBeyondWindow(page), `px beyond the window on ${what}`).toBe(0);
    expect.soft(await layoutShifts(page), `layout shifts of ${what} at 320 px`).toEqual([]);
  });
});

test('幅320pxの場合、会員の画面は横に動かない', { tag: '@both-widths' }, async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('hatch');
  await page.setViewportSize(NARROWEST);
  for (const path of MEMBER_PAGES) {
    await openWhole(page, addressOn('hatch', path));
    expect.soft(await widthBeyondWindow(page), `px beyond the window on ${path}`).toBe(0);
  }
});

test('公開の画面は、開くあいだに1度もずれない', { tag: '@both-widths' }, async ({ page }) => {
  await openEach(page, async (what) => {
    expect.soft(await layoutShifts(page), `layout shifts of ${what}`).toEqual([]);
  });
});

for (const variant of VARIANT_KEYS) {
  test(`${variant} で文字を特大にした場合、開き直しても特大のままで、横に動かない`, {
    tag: '@both-widths',
  }, async ({ page }) => {
    await page.goto(FRONT_DOORS[variant]);
    const body = page.locator('body');
    const sizeBefore = await body.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    await page.getByRole('banner').getByRole('button', { name: '文字' }).click();
    await page.getByRole('dialog').getByText('特大', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
    const sizeAfter = await body.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(sizeAfter).toBeGreaterThan(sizeBefore * 1.25);
    expect(await widthBeyondWindow(page)).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

/** Pages on which somebody would be hurt by a number, an answer or a field that something lies over. */
const HELD_FREE = { visitor: ['/', '/articles/fatigue'], member: ['/', '/treatment-logs', '/account'] };

/** The whole paragraph on emergencies stands once, wherever the page has it (G118), its numbers in rows. */
async function expectEmergencyOnce(page: Page): Promise<void> {
  const whole = page.locator('[data-emergency="whole"]').filter({ visible: true });
  await expect(whole).toHaveCount(1);
  // A row of 48 px for each number: a shaking thumb finds it (decision 0077).
  const heights = await whole
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
}

// @proves page nothing lies over a target
test('訪問者の画面では、はじめの表示から、電話番号にもボタンにも欄にも、何も重ならない', {
  tag: ['@core', '@desk'],
}, async ({ page }) => {
  for (const variant of VARIANT_KEYS) {
    await page.goto(FRONT_DOORS[variant]);
    // Nobody has touched the page: no script of it has run (decision 0053).
    for (const path of variant === 'hatch' ? HELD_FREE.visitor : ['/']) {
      await page.goto(addressOn(variant, path));
      await expectUncovered(page, `${path} of ${variant}`);
      await expectEmergencyOnce(page);
    }
  }
});

// @proves page nothing lies over a target
test('会員の画面では、きょうの調子の答えにも、相談の欄にも、何も重ならない', {
  tag: ['@core', '@desk'],
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  for (const path of HELD_FREE.member) {
    await openWhole(page, addressOn('hatch', path));
    await expectUncovered(page, `${path} of a member`);
    await expectEmergencyOnce(page);
  }
  await openWhole(page, addressOn('hatch', '/questions'));
  await page.getByRole('main').locator('a[href*="case_id="]').first().click();
  await expect(page.getByRole('heading', { name: 'やりとり' })).toBeVisible();
  await expectUncovered(page, 'a consultation');
  await expectEmergencyOnce(page);
});

test(
  '320pxの画面で文字を2倍にしても、チャットの見出しも、書く欄も、やりとりの言葉も、画面からはみ出さない',
  {
    tag: ['@core'],
  },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/articles?chatplus=open'));
    await expect(chatOf(page).getByLabel('いまのこと、聞きたいこと')).toBeVisible();
    await expectReadableAtTwice(page, 'a new chat');
    await askByChat(page, `${ASKED}もう消えたいです。`);
    await expect(chatOf(page).getByRole('link', { name: /0120-061-338/ })).toBeVisible();
    await expectReadableAtTwice(page, 'a chat with the crisis card');
  },
);

test('ものが浮かぶと、その下になるリンクと欄を見つける', async ({ page }) => {
  await page.setContent(`
    <a href="#free">見える</a>
    <p style="margin-top: 100px"><a href="#under">下になる</a> <input aria-label="欄"></p>
    <div style="position: fixed; left: 0; top: 90px; width: 80px; height: 60px; background: red">浮かぶ</div>
    <div style="height: 3000px"></div>`);
  const found = (await page.evaluate(coveredTargets)).join();
  expect(found).toContain('「下になる」 is under <div class=""> 「浮かぶ」');
  expect(found).not.toContain('見える');
});
