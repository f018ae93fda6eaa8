import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeNode = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** axe in its short form, from where the builder has it. */
const builder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8');

/** What to run where axe is on the page already, since a page is looked at more than once: nothing. */
const NOTHING = ';';

/** axe, ready to look at the page. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page of ours has frames: asking in one go finds the same, and opens no second page for the report.
  return new AxeBuilder({ page, axeSource: isThere ? NOTHING : AXE }).setLegacyMode();
}

/**
 * A colour on its way to another one is neither, and a dialog that is still appearing shows the page through itself.
 * What turns for ever and the bar that a notice's time runs down in are no such way.
 */
async function untilColoursStand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const LONGEST_WAY = 1000;
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= LONGEST_WAY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * Something always lies half under what stands over the foot of a page; a person scrolls. Such a target is looked at
 * again in the middle of the window.
 */
async function smallWhereverTheyStand(page: Page, nodes: readonly AxeNode[]): Promise<AxeNode[]> {
  const small = [];
  for (const node of nodes) {
    if (node.failureSummary?.includes('partially obscured') !== true) small.push(node);
    else small.push(...(await smallInTheMiddle(page, String(node.target[0]))));
  }
  return small;
}

async function smallInTheMiddle(page: Page, target: string): Promise<AxeNode[]> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await (await axeOn(page))
    .include(target)
    .options({ runOnly: ['target-size'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ nodes }) => nodes);
}

/** What axe finds on a page: every rule it has on by itself (WCAG 2.2 AA, best practice), and the size of targets. */
export async function axeFindings(page: Page): Promise<object[]> {
  await untilColoursStand(page);
  const { violations } = await (await axeOn(page))
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = [];
  for (const { id, help, nodes } of violations) {
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
