import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFindings, axeViolations } from './axe.ts';
import { focusFaults } from './focus-measures.ts';

/** Groups of the gallery of parts (decision 0026); the first test of parts.spec.ts holds the list to the gallery's own. */
export const GALLERY_GROUPS = [
  'buttons',
  'fields',
  'choices',
  'states',
  'reading',
  'charts',
  'calling',
  'frame',
  'drawings',
  'portal-frame',
  'portal-content',
  'portal-forms',
] as const;

/** The selector of one state of a part. */
const stateBox = (at: number) => `[data-state][data-looked-at="${at}"]`;

/** In which states the finding is one of the state itself, not of two samples of one part that stand side by side. */
async function landmarksWithinAState(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const states = [...document.querySelectorAll('[data-state]')];
    for (const [at, state] of states.entries()) state.setAttribute('data-looked-at', String(at));
    return states.length;
  });
  const found: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const violations = await axeViolations(page, ['landmark-unique'], stateBox(at));
    if (violations.length > 0) found.push((await page.locator(stateBox(at)).textContent()) ?? '');
  }
  return found;
}

/**
 * What axe finds on a page of the gallery. The same landmark in two states is the gallery's doing, and every page of
 * the portal is looked at for it; so there each state is asked for it by itself.
 */
export async function galleryFindings(page: Page): Promise<object[]> {
  const findings = await axeFindings(page);
  const isOfLandmarks = (finding: object) => 'id' in finding && finding.id === 'landmark-unique';
  const others = findings.filter((finding) => !isOfLandmarks(finding));
  if (others.length === findings.length) return others;
  return [
    ...others,
    ...(await landmarksWithinAState(page)).map((state) => ({ id: 'landmark-unique', state })),
  ];
}

/** Words whose colour is too near to their ground. */
export async function contrastFindings(page: Page): Promise<object[]> {
  const violations = await axeViolations(page, ['color-contrast']);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  );
}

/** Makes the browser draw every control as if the pointer were on it, or it were being pressed. */
export async function forceState(page: Page, pseudo: readonly ('hover' | 'active')[]): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = 'main :is(a, button, label, summary, input, select, textarea)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] });
  }
  return nodeIds.length;
}

/** More presses than the longest page of the gallery has controls. */
const MOST_PRESSES = 300;

/** Walks over the whole page with the tab key: every stop can be seen, and each says so by a mark. Answers how many. */
export async function walkOverPage(page: Page): Promise<number> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_PRESSES; stops += 1) {
    await page.keyboard.press('Tab');
    faults.push(...(await page.evaluate(focusFaults)));
    if (!(await page.evaluate(() => document.activeElement !== document.body))) {
      expect(faults, `focus on ${page.url()}`).toEqual([]);
      return stops;
    }
  }
  throw new Error(`The walk over ${page.url()} does not end.`);
}

/**
 * Runs inside the page. Chosen and pressed things that look like their neighbours where colours are the person's own
 * (forced colours): neither a line, nor a mark, nor a sign tells them apart.
 */
export function chosenLookalikes(): string[] {
  const boxOf = (control: Element) => control.closest('label') ?? control;
  const drawingOf = (control: Element) => {
    const box = boxOf(control);
    const lines = [box, control].map((element) => {
      const { outlineStyle, outlineWidth, borderWidth, borderStyle, appearance } = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      const after = getComputedStyle(element, '::after');
      const signs = [before, after].map(({ content, maskImage, display }) =>
        [content, maskImage, display].join(),
      );
      return [outlineStyle, outlineWidth, borderWidth, borderStyle, appearance, ...signs].join();
    });
    return [...lines, box.querySelectorAll('svg').length].join('|');
  };
  const isChosen = (control: Element) =>
    control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') === 'true';
  const isNative = (control: Element) =>
    getComputedStyle(control).opacity !== '0' && getComputedStyle(control).appearance === 'auto';
  const found: string[] = [];
  for (const group of document.querySelectorAll('main [data-state]')) {
    const controls = [
      ...group.querySelectorAll('input[type="radio"], input[type="checkbox"], [aria-pressed]'),
    ];
    const others = controls.filter((control) => !isChosen(control) && !control.matches(':disabled'));
    for (const control of controls.filter(isChosen)) {
      const [other] = others;
      if (!other || isNative(control) || drawingOf(control) !== drawingOf(other)) continue;
      found.push((boxOf(control).textContent ?? '').trim());
    }
  }
  return found;
}
