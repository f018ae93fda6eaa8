import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { smallTargets, spaceText, wordsCutOff } from './page-measures.ts';

/** A small phone, a tablet, a desk; 320 px is also 1280 px at 400 % (WCAG 1.4.10). */
export const WIDTHS = [320, 768, 1280] as const;

/** Lowest target, in px; ours aim at 48 (design: targets). */
const LEAST_TARGET = 44;

const HEIGHT = 800;

/** What every page says of itself, in its source and for those who hear it. */
async function frameOf(page: Page): Promise<object> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    mainHeadings: document.querySelectorAll('h1').length,
    hasTitle: document.title.trim() !== '',
  }));
}

async function pixelsBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The letters have come, nothing is on its way any more, and the layout stands. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function takeWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
}

/** At the end of a page the bar and the consultation button have room of their own and cover no target. */
async function goToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
}

/** Nothing leads out of the window sideways and no word is cut off, at this width. */
async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await pixelsBeyondWindow(page), `px beyond the window: ${where}`).toBe(0);
  expect.soft(await page.evaluate(wordsCutOff), `words cut off: ${where}`).toEqual([]);
}

/**
 * The open page, or the dialog on it, is sound at every width: axe finds nothing, one main heading, Japanese, a
 * title, nothing beyond the window, every target large enough (quality: accessibility). Every fault is told.
 */
export async function expectSound(page: Page, where: string): Promise<void> {
  await untilDrawn(page);
  const frame = { lang: 'ja', mainHeadings: 1, hasTitle: true };
  expect.soft(await frameOf(page), `frame of ${where}`).toEqual(frame);
  for (const width of WIDTHS) {
    await takeWidth(page, width);
    await expectReadable(page, `${where} at ${width} px`);
    expect
      .soft(await page.evaluate(smallTargets, LEAST_TARGET), `targets: ${where} at ${width} px`)
      .toEqual([]);
    await goToEnd(page);
    expect.soft(await axeFindings(page), `axe: ${where} at ${width} px`).toEqual([]);
  }
}

/**
 * The open page stays readable with the largest letters of the reading settings, and with the spacing of WCAG
 * 1.4.12, in the narrowest window and in that of a desk at 200 %.
 */
export async function expectReadableEnlarged(page: Page, where: string): Promise<void> {
  for (const width of [320, 640]) {
    await takeWidth(page, width);
    await page.evaluate(() => document.documentElement.setAttribute('data-text', 'xlarge'));
    await expectReadable(page, `${where} in 特大 at ${width} px`);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
  await page.evaluate(spaceText);
  for (const width of [320, 1280]) {
    await takeWidth(page, width);
    await expectReadable(page, `${where} with spaced text at ${width} px`);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
