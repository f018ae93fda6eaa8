/** Something to be fetched ahead; never rejects. */
type Turn = () => Promise<void>;

/** Turns at fetching ahead, in the order in which they were asked for. */
export interface FetchTurns {
  /** Asks for a turn; the answer gives it up again where it has not come yet. */
  take(turn: Turn): () => void;
}

/**
 * One screen at a time is fetched ahead, and only while the browser has nothing else to do: a page full of links would
 * otherwise keep a slow phone from answering its person.
 * @param whenIdle calls back once the browser is idle.
 */
export function createFetchTurns(whenIdle: (then: () => void) => void): FetchTurns {
  const waiting: Turn[] = [];
  let isTaken = false;

  function next(): void {
    if (isTaken || waiting.length === 0) return;
    isTaken = true;
    whenIdle(async () => {
      await waiting.shift()?.();
      isTaken = false;
      next();
    });
  }

  return {
    take(turn) {
      waiting.push(turn);
      next();
      return () => {
        const at = waiting.indexOf(turn);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
  };
}

/** A busy page fetches ahead all the same, after a while, in milliseconds. */
const LONGEST_WAIT = 2_000;
/** Where the browser cannot tell when it is idle (Safari), in milliseconds. */
const PAUSE = 200;

function whenBrowserIsIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LONGEST_WAIT });
  else setTimeout(then, PAUSE);
}

/** Settles once the browser has nothing else to do. */
export const untilIdle = (): Promise<void> => new Promise(whenBrowserIsIdle);

/** The turns of this browser tab. */
export const FETCH_TURNS = createFetchTurns(whenBrowserIsIdle);
