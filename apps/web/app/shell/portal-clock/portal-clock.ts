/** A page for many may be this old when it comes: the server keeps a shared one no longer (`LONGEST_LIFE_MS`), and it was on its way. */
const OLDEST_PAGE_MS = 660_000;

/** Two clocks that agree to this are taken for one: what is told changes by the minute. */
const AGREED_MS = 30_000;

/** The device's clock was set, or the device slept: from so many milliseconds on the server is asked anew. */
const JUMP_MS = 60_000;

/** What answered nothing is asked again after this time. */
const ASK_AGAIN_MS = 60_000;

/** A page as it came to this device. */
export interface ArrivedPage {
  /** The moment the server rendered for, in milliseconds since 1970. */
  renderedAt: number;
  /** When it came, by the device's clock. */
  arrivedAt: number;
  /** It may be of any age: out of the browser's own cache, or it came before the device's clock was set or slept. */
  isUndated: boolean;
  /** It may have been kept for others before: a personal page never is, and is as old as its way was long. */
  isShared: boolean;
}

/** The age at which a page that has just come still says nothing against the device's clock. */
const oldest = ({ isShared }: ArrivedPage): number => (isShared ? OLDEST_PAGE_MS : AGREED_MS);

/** What a browser tells of how the page came: moments in milliseconds since 1970, spans since the page began. */
type Navigation = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'> & {
  timeOrigin: number;
};

/**
 * When a page came, by the device's clock as it stands now. Browsers count `timeOrigin` by a clock of their own, which a
 * sleep of the device leaves behind: where the two disagree, nothing is known of the page's age.
 */
export function arrivalOf(
  { timeOrigin, responseStart, transferSize }: Navigation,
  { device, steady }: Ticks,
): Pick<ArrivedPage, 'arrivedAt' | 'isUndated'> {
  const arrivedAt = device() - (steady() - responseStart);
  const isParted = Math.abs(timeOrigin + responseStart - arrivedAt) >= AGREED_MS;
  return { arrivedAt, isUndated: transferSize === 0 || isParted };
}

/** The server's moment; rejects where none comes. */
type AskServer = () => Promise<number>;

/** Where the milliseconds come from: replaced in tests alone. */
interface Ticks {
  /** The device's clock, which may be wrong by any time. */
  device(): number;
  /** Milliseconds since the page began, which nobody can set. */
  steady(): number;
}

/**
 * How far the server's time is ahead of the device's, as a page tells it. A page that may be as old as it seems says
 * nothing against the device; one from the future does, and so does one that came just now and is older than any can be.
 */
export function aheadByPage(page: ArrivedPage): number {
  const age = page.arrivedAt - page.renderedAt;
  if (age < -AGREED_MS) return -age;
  return age > oldest(page) && !page.isUndated ? -age : 0;
}

/**
 * The server's time on this device: the device's clock, put right by what the server said last (decision 0074). Every fact of
 * the portal that a clock decides goes by it: which day it is, whether the desk is open, what has ended.
 */
export function createPortalClock(ask: AskServer, ticks: Ticks) {
  let ahead = 0;
  let isSure = true;
  let triedAt = Number.NEGATIVE_INFINITY;
  let seen = { device: ticks.device(), steady: ticks.steady() };
  const listeners = new Set<() => void>();

  const put = (next: number) => {
    if (Math.abs(next - ahead) < AGREED_MS) return;
    ahead = next;
    for (const listener of listeners) listener();
  };
  const askServer = async () => {
    triedAt = ticks.steady();
    const asked = ticks.device();
    try {
      const told = await ask();
      isSure = true;
      put(told - (asked + ticks.device()) / 2);
    } catch {
      // Not reached: what was known goes on, and the next look asks again.
    }
  };
  /** True once the device's clock and the time that really passed have parted. */
  const hasJumped = (): boolean => {
    const now = { device: ticks.device(), steady: ticks.steady() };
    const jump = now.device - seen.device - (now.steady - seen.steady);
    seen = now;
    return Math.abs(jump) > JUMP_MS;
  };

  return {
    /** Takes the page's moment; asks the server for its own where the two clocks do not agree. */
    hearPage(page: ArrivedPage): void {
      put(aheadByPage(page));
      if (Math.abs(page.arrivedAt - page.renderedAt) <= oldest(page) && ahead === 0) return;
      isSure = false;
      void askServer();
    },
    /** Now, as the server says it. In a browser only: the first drawing of a page goes by the page's own moment. */
    now(): Date {
      if (hasJumped()) isSure = false;
      if (!isSure && ticks.steady() - triedAt >= ASK_AGAIN_MS) void askServer();
      return new Date(ticks.device() + ahead);
    },
    /** Calls when the time is put right; answers how to stop. */
    onSet(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
