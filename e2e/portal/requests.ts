import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { letTurnsPass } from './hydrated.ts';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Notes what the pages of a visit ask for, from its beginning, for `untilRequestsEnd`. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  context.on('page', (page) => {
    const ofPage: Request[] = [];
    page.on('request', (request) => ofPage.push(request));
    // The browser does not tell the end of what a page still asked for when it was closed.
    page.on('close', () => {
      for (const request of ofPage) requests.delete(request);
    });
  });
}

/**
 * Everything that the pages of this visit asked for has been answered, and they ask for nothing more by themselves. A page
 * that asks again at times is met between two questions.
 */
export async function untilRequestsEnd(page: Page): Promise<void> {
  const requests = underWay.get(page.context());
  if (!requests) throw new Error('The requests of this visit are not watched.');
  await expect
    .poll(async () => {
      await letTurnsPass(page);
      return [...requests].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
    })
    .toEqual([]);
}

/** Turns come while the browser is idle: what thirty of those have not brought was not asked for. */
export const letIdleTurnsCome = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((idle) => requestIdleCallback(idle));
  });
