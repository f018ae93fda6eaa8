/** A busy page is not waited for longer, in milliseconds. */
const LONGEST_WAIT = 2_000;
/** Where the browser cannot tell when it is idle (Safari), in milliseconds. */
const PAUSE = 200;

/** Settles once the browser has nothing else to do. */
export const untilIdle = (): Promise<void> =>
  new Promise((then) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => then(), { timeout: LONGEST_WAIT });
    else setTimeout(then, PAUSE);
  });
