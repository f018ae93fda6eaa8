import { expect, type Page } from '@playwright/test';
import { isWholeSuite } from '../../packages/testing/src/suite.ts';
import { axeFindings } from './axe.ts';
import {
  coveredTargets,
  doubleText,
  enlargeText,
  enlargingFields,
  roomBeforeFooter,
  smallTargets,
  spaceText,
  textByHalf,
  wordsCutOff,
} from './page-measures.ts';

/** A small phone and a desk, where a page has the least room and the most; 320 px is also 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST_AND_WIDEST: readonly number[] = [320, 1280];

/** These and a tablet. */
const WIDTHS: readonly number[] = isWholeSuite ? [320, 768, 1280] : NARROWEST_AND_WIDEST;

/** A desk at 200 % (WCAG 1.4.4), where enlarged text has the least room beside the phone. */
const DESK_ENLARGED = 640;

const HEIGHT = 800;

/** Px that a page leaves at its end: what stands right on the footer looks as if it belonged to it. */
const LEAST_ROOM = 24;

/** Lowest target, in px; ours aim at 48 (design: targets). */
const LEAST_TARGET = 44;

interface Wish {
  words: string;
  turns: readonly ((isOn: boolean) => void)[];
}

/**
 * What a person may ask of the text, besides the width: turned on, looked at, and turned off again. Each alone in the
 * whole suite; else both at once, which needs the most room.
 */
const WISHES: readonly Wish[] = isWholeSuite
  ? [
      { words: 'as it is', turns: [] },
      { words: 'in 特大', turns: [enlargeText] },
      { words: 'with spaced text', turns: [spaceText] },
    ]
  : [
      { words: 'as it is', turns: [] },
      { words: 'in 特大 with spaced text', turns: [enlargeText, spaceText] },
    ];

/** Windows and letters with which things come nearest to each other: phones, and where a button stands in the margin. */
const TIGHT: readonly { words: string; width: number; turn?: (isOn: boolean) => void }[] = [
  { words: '320 px', width: 320 },
  { words: '360 px', width: 360 },
  { words: '390 px', width: 390 },
  { words: '390 px in 特大', width: 390, turn: enlargeText },
  { words: '390 px with the letters of the system at 150 %', width: 390, turn: textByHalf },
  { words: '390 px with the letters of the system at 200 %', width: 390, turn: doubleText },
  { words: '1100 px', width: 1100 },
];

/** What every page says of itself, in its source and for those who hear it. */
async function frameOf(page: Page): Promise<object> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    mainHeadings: document.querySelectorAll('h1').length,
    hasTitle: document.title.trim() !== '',
  }));
}

/** The letters have come, nothing is on its way any more, and the layout stands. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function takeWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // Asked by the clock: a browser that has nothing new to draw may owe the next frame for long.
  await page.evaluate(async (wanted) => {
    while (innerWidth !== wanted) await new Promise((resolve) => setTimeout(resolve, 10));
  }, width);
}

/** What makes a page wider than its window, outermost first; nothing where it is not. */
async function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    /** What scrolls or cuts off by itself makes no page wider. */
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth &&
        element.checkVisibility() &&
        !isHeld(element.parentElement),
    );
    const named = wide.map(
      ({ localName, className, textContent }) =>
        `<${localName} class="${className}"> ${textContent?.slice(0, 20)}`,
    );
    return [`${scrollWidth - clientWidth} px`, ...named.slice(0, 5)];
  });
}

/** Nothing leads out of the window sideways and no word is cut off, whatever a person asks of the text. */
async function expectReadable(page: Page, where: string): Promise<void> {
  for (const { words, turns } of WISHES) {
    for (const turn of turns) await page.evaluate(turn, true);
    expect.soft(await beyondWindow(page), `beyond the window: ${where}, ${words}`).toEqual([]);
    expect.soft(await page.evaluate(wordsCutOff), `words cut off: ${where}, ${words}`).toEqual([]);
    for (const turn of turns) await page.evaluate(turn, false);
  }
}

/** At the end of a page the bar and the consultation button have room of their own and cover no target. */
async function goToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
}

/**
 * Nothing lies over a link, a button or a field of the open page, or of the dialog on it: not the bar, the consultation
 * button, a card or news, in none of the windows and letters where they come nearest (decision 0077, WCAG 2.4.11).
 */
export async function expectUncovered(page: Page, where: string): Promise<void> {
  for (const { words, width, turn } of TIGHT) {
    await takeWidth(page, width);
    if (turn) await page.evaluate(turn, true);
    expect.soft(await page.evaluate(coveredTargets), `covered: ${where}, ${words}`).toEqual([]);
    if (turn) await page.evaluate(turn, false);
  }
}

/** On the narrowest phone with the letters of the system at 200 %, no word of the open page, or of the dialog on it, is cut off. */
export async function expectReadableAtTwice(page: Page, where: string): Promise<void> {
  await takeWidth(page, 320);
  await page.evaluate(doubleText, true);
  expect.soft(await page.evaluate(wordsCutOff), `words cut off: ${where} at 200 %`).toEqual([]);
  await page.evaluate(doubleText, false);
}

/**
 * The open page, or the dialog on it, is sound at the widths of this suite: one main heading, Japanese, a title, nothing beyond
 * the window or cut off, with enlarged and spaced text too, every target large enough, and axe finds nothing
 * (quality: accessibility; WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.8); in the whole suite nothing lies over a target either. Every
 * fault is told.
 */
export async function expectSound(page: Page, where: string): Promise<void> {
  await untilDrawn(page);
  await expectSoundAsDrawn(page, where);
}

/**
 * The same, of a page that shows its waiting places on purpose.
 * @param find tells what is wrong with it for everybody.
 * @param widths fewer, where the same parts are looked at elsewhere at all of them.
 */
export async function expectSoundAsDrawn(
  page: Page,
  where: string,
  { find = axeFindings, widths = WIDTHS }: { find?: typeof axeFindings; widths?: readonly number[] } = {},
): Promise<void> {
  const frame = { lang: 'ja', mainHeadings: 1, hasTitle: true };
  expect.soft(await frameOf(page), `frame of ${where}`).toEqual(frame);
  for (const width of widths) {
    const place = `${where} at ${width} px`;
    await takeWidth(page, width);
    await expectReadable(page, place);
    expect.soft(await page.evaluate(smallTargets, LEAST_TARGET), `targets: ${place}`).toEqual([]);
    expect.soft(await page.evaluate(enlargingFields), `fields: ${place}`).toEqual([]);
    await goToEnd(page);
    expect
      .soft((await page.evaluate(roomBeforeFooter)) ?? LEAST_ROOM, `px before the footer: ${place}`)
      .toBeGreaterThanOrEqual(LEAST_ROOM);
    expect.soft(await find(page), `axe: ${place}`).toEqual([]);
  }
  if (widths !== WIDTHS || !isWholeSuite) return;
  await expectUncovered(page, where);
  await takeWidth(page, DESK_ENLARGED);
  await expectReadable(page, `${where} at ${DESK_ENLARGED} px`);
}
