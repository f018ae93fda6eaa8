import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** What axe finds on a page: every rule it has on by itself (WCAG 2.2 AA, best practice), and the size of targets. */
export async function axeFindings(page: Page): Promise<object[]> {
  const { violations } = await (await axeOn(page))
    .options({ resultTypes: ['violations'], selectors: false, rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));
}

/** axe finds nothing (quality: accessibility). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}
