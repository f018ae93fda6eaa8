import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of one visit that nobody sees: every entry fails the test. */
export interface PageFaults {
  /** Faults so far that the test did not announce, in words. */
  unexpected(): string[];
  /** Announces a fault that this very test provokes, such as the 404 it asks for. */
  expect(pattern: RegExp): void;
}

/** Chromium's own words for an address that answered with an error; the status is judged by `response` below. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d+)/;

/**
 * Chromium's report of a soft exchange of pages that it gave up, because the next page does not take part in it, or was drawn too soon. It is
 * rejected where no script of a page could hear it, and the page is there all the same (w3c/csswg-drafts#13726, 2026-03-25).
 */
const EXCHANGE_GIVEN_UP = /Transition was (?:aborted because of invalid state|skipped)/;

/**
 * Listens to console errors, uncaught errors (React reports a hydration mismatch as one), violations of the
 * content security policy, and answers of 500 and more from the portal itself.
 */
export async function watchForFaults(context: BrowserContext): Promise<PageFaults> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push(`console: ${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (fault) => {
    const words = fault.error().stack || fault.error().message;
    if (!EXCHANGE_GIVEN_UP.test(words)) seen.push(`uncaught: ${words}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`answer: ${response.status()} of ${response.url()}`);
  });
  await context.exposeBinding('reportPolicyViolation', (_source, words: string) => {
    seen.push(`policy: ${words}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportPolicyViolation') as (words: string) => void;
      report(`${violatedDirective} refused ${blockedURI} in ${sourceFile} at ${location.pathname}`);
    });
  });
  return {
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    expect: (pattern) => expected.push(pattern),
  };
}

/** The faults that a page with this status always brings: the browser's own line, and the answer itself. */
export function faultsOfStatus(status: number): RegExp {
  return new RegExp(`${FAILED_LOAD.source.slice(1).replace('(\\d+)', String(status))}|^answer: ${status} of`);
}

/** Whatever the browser reports of one address itself, such as an error page that answers with its own status. */
export function faultsAt(address: string): RegExp {
  return new RegExp(` (at|of) ${address.replace(/[.?+*|()[\]{}^$\\]/g, '\\$&')}$`);
}
