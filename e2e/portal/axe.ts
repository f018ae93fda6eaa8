import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { NodeResult, Result, RunOptions } from 'axe-core';

type AxeNode = Pick<NodeResult, 'html' | 'failureSummary'> & { target: string };
type AxeViolation = Pick<Result, 'id' | 'help'> & { nodes: AxeNode[] };

/** axe in its short form; the last word keeps the browser from sending the whole of it back. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

/** Every rule that axe has on by itself (WCAG 2.2 AA, best practice), and the size of targets. */
const EVERY_RULE: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * Of these rules, those whose answer may change where the same elements with the same attributes are shown at another
 * width or with another text: colours, places and sizes. All others ask the elements alone.
 */
const RULES_OF_LAYOUT = [
  'aria-hidden-focus',
  'bypass',
  'color-contrast',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];

interface Look {
  options: RunOptions;
  /** Which rules are asked again of a page that is the same but for its layout. */
  again?: readonly string[];
  /** The part to look at; the whole page without it. */
  selector?: string;
}

/*
 * Runs inside the page, in one go: each way to a page that is busy costs more than the look itself.
 * A colour on its way to another one is neither, and a dialog that is still appearing shows the page through itself:
 * their ways end first. What turns for ever and the bar that a notice's time runs down in are no such way.
 */
async function lookInside({ options, again, selector }: Look): Promise<AxeViolation[] | null> {
  const LONGEST_WAY = 1000;
  const { axe } = window as unknown as { axe?: typeof import('axe-core') };
  if (!axe) return null;
  const ways = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= LONGEST_WAY);
  await Promise.allSettled(ways.map(({ finished }) => finished));
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? 1 : 0,
  );
  const elements = shown.join('') + document.documentElement.outerHTML;
  const isSame = again !== undefined && Reflect.get(window, 'elementsLookedAt') === elements;
  if (again) Reflect.set(window, 'elementsLookedAt', elements);
  const { violations } = await axe.run(selector ?? document, {
    resultTypes: ['violations'],
    // What it would fetch ahead serves one rule that it has off.
    preload: false,
    ...options,
    ...(isSame && { runOnly: { type: 'rule', values: [...again] } }),
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary, target }) => ({
      html,
      failureSummary: failureSummary ?? '',
      target: String(target[0]),
    })),
  }));
}

async function look(page: Page, wanted: Look): Promise<AxeViolation[]> {
  const found = await page.evaluate(lookInside, wanted);
  if (found) return found;
  await page.evaluate(AXE);
  return (await page.evaluate(lookInside, wanted)) ?? [];
}

/** What axe finds by these of its rules alone, on the whole page or in one part of it. */
export async function axeViolations(
  page: Page,
  rules: readonly string[],
  selector?: string,
): Promise<AxeViolation[]> {
  const options: RunOptions = { ...EVERY_RULE, runOnly: { type: 'rule', values: [...rules] } };
  return await look(page, { options, ...(selector && { selector }) });
}

/**
 * Something always lies half under what stands over the foot of a page; a person scrolls. Such a target is looked at
 * again in the middle of the window.
 */
async function smallWhereverTheyStand(page: Page, nodes: readonly AxeNode[]): Promise<AxeNode[]> {
  const small = [];
  for (const node of nodes) {
    if (!node.failureSummary?.includes('partially obscured')) small.push(node);
    else small.push(...(await smallInTheMiddle(page, node.target)));
  }
  return small;
}

async function smallInTheMiddle(page: Page, target: string): Promise<AxeNode[]> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await axeViolations(page, ['target-size'], target)).flatMap(({ nodes }) => nodes);
}

/** What axe finds on a page; of one that it has looked at already, what may be another at another width. */
export async function axeFindings(page: Page): Promise<object[]> {
  const found = [];
  for (const violation of await look(page, { options: EVERY_RULE, again: RULES_OF_LAYOUT })) {
    const { id, help, nodes } = violation;
    const standing = id === 'target-size' ? await smallWhereverTheyStand(page, nodes) : nodes;
    const where = standing.slice(0, 5).map(({ html, failureSummary }) => `${html}: ${failureSummary}`);
    if (where.length > 0) found.push({ id, help, where });
  }
  return found;
}

/** axe finds nothing (quality: accessibility). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}
