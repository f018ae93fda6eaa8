import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Answers requests in place of the server, until what this gives back is called: from then on the server answers them
 * again. It never switches the browser's interception off (`unroute`), which leaves what a page asks at that moment without
 * an answer for ever.
 */
export async function intercept(
  on: Page | BrowserContext,
  url: Parameters<Page['route']>[0],
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false;
  await on.route(url, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}
