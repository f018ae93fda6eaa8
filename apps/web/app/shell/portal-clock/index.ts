import { askServerInstant } from './ask-server-instant.ts';
import { createPortalClock } from './portal-clock.ts';

const clock = createPortalClock(askServerInstant, {
  device: () => Date.now(),
  steady: () => performance.now(),
});

/** Now, as the server says it (decision 0074): in effects and handlers of a browser. A drawing takes `useNow` or `useToday`. */
export const portalNow = (): Date => clock.now();

/** Calls when the time of this page is put right; answers how to stop. */
export const onClockSet = clock.onSet;

/**
 * A count of milliseconds by the device's own clock, to measure how long something takes, sleep included. It says nothing
 * about which moment it is.
 */
export const stopwatch = (): number => Date.now();

let heard: string | null = null;

/** The page that has come brings the server's moment along. Never on the server: a module there is everybody's. */
export function hearPageInstant(renderedAt: string): void {
  if (typeof window === 'undefined' || heard === renderedAt) return;
  heard = renderedAt;
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  clock.hearPage({
    renderedAt: Date.parse(renderedAt),
    // Scripts run once a person is there, which may be long after the page came.
    arrivedAt: came ? performance.timeOrigin + came.responseStart : Date.now(),
    isKept: came !== undefined && came.transferSize === 0,
  });
}
