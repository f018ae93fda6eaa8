import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe in its short form, from where the builder has it; a page that was looked at before has it already. */
const builder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE_ONCE = `if (!window.axe) { ${readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8')} }`;

/** What axe finds on a page: every rule it has on by itself (WCAG 2.2 AA, best practice), and the size of targets. */
export async function axeFindings(page: Page): Promise<object[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: AXE_ONCE })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // No page of ours has frames: asking in one go finds the same, and opens no second page for the report.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** axe finds nothing (quality: accessibility). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}
