import { askServerInstant } from './ask-server-instant.ts';
import { type ArrivedPage, arrivalOf, createPortalClock } from './portal-clock.ts';

const ticks = { device: () => Date.now(), steady: () => performance.now() };
const clock = createPortalClock(askServerInstant, ticks);

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

/**
 * The page that has come, or what was asked anew on the way to another, brings the server's moment along. Never on the
 * server: a module there is everybody's.
 */
export function setPageInstant(renderedAt: string, isShared: boolean): void {
  if (typeof window === 'undefined' || heard === renderedAt) return;
  const isDocument = heard === null;
  heard = renderedAt;
  clock.hearPage({
    renderedAt: Date.parse(renderedAt),
    isShared,
    ...(isDocument ? documentArrival() : justCome()),
  });
}

/** What was asked on the way to this page has just come; how long ago is not told. */
const justCome = () => ({ arrivedAt: Date.now(), isUndated: true });

function documentArrival(): Pick<ArrivedPage, 'arrivedAt' | 'isUndated'> {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Scripts run once a person is there, which may be long after the page came.
  return came
    ? arrivalOf(
        {
          timeOrigin: performance.timeOrigin,
          responseStart: came.responseStart,
          transferSize: came.transferSize,
        },
        ticks,
      )
    : { arrivedAt: Date.now(), isUndated: false };
}
