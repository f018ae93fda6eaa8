import { atBoundaries } from '../at-boundaries.ts';
import { portalNow } from '../portal-clock/index.ts';

/** The page asks by itself at most this often, in milliseconds. */
export const ASK_AGAIN_MS = 3 * 60_000;

/** The server keeps a shared page no longer; an older one was kept by the browser, which brings it back as it was. */
const LONGEST_PAGE_LIFE_MS = 600_000;

/** Every open page hears of it in the same moment: they do not all ask in it. In milliseconds. */
export const ASK_WITHIN_MS = 2_000;

interface Watching {
  /** The moment that the page's own days are of, ISO. */
  renderedAt: string;
  /** The next edge of the hours that the page tells, by the days known now. */
  edgeAfter(at: Date): Date;
  ask(): void;
}

export interface ClosedDaysWatch {
  /** Somebody is about to read the hours. */
  look(): void;
  /** The live connection told that the days have changed. */
  hear(): void;
  stop(): void;
}

/**
 * Asks for the closed days (G7) when a page that stood open comes back to the front or wakes, and when its hours are told
 * in other words; never while nobody can see it.
 */
export function watchClosedDays({ renderedAt, edgeAfter, ask }: Watching): ClosedDaysWatch {
  const opened = portalNow().getTime();
  const rendered = Date.parse(renderedAt);
  let askedAt = Math.abs(opened - rendered) > LONGEST_PAGE_LIFE_MS ? rendered : opened;
  let edge: Date | null = null;
  let hearing: ReturnType<typeof setTimeout> | undefined;
  const askNow = () => {
    clearTimeout(hearing);
    hearing = undefined;
    askedAt = portalNow().getTime();
    ask();
  };
  const look = () => {
    const isFresh = Math.abs(portalNow().getTime() - askedAt) < ASK_AGAIN_MS;
    if (!isFresh && document.visibilityState !== 'hidden') askNow();
  };
  look();
  const stopFollowing = atBoundaries((now, isBack) => {
    if (isBack || (edge !== null && now >= edge)) look();
    edge = edgeAfter(now);
    return edge;
  });
  return {
    look,
    hear() {
      hearing ??= setTimeout(askNow, Math.random() * ASK_WITHIN_MS);
    },
    stop() {
      clearTimeout(hearing);
      stopFollowing();
    },
  };
}
