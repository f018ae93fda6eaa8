/** Things that one device may say in ten seconds: far more than a hand does. */
const MOST_SAID = { frames: 60, windowMs: 10_000 } as const;

/**
 * Counts what comes over one connection as it comes, whatever it is: what waits to be heard is bounded too, and so are the
 * looks at a session that a connection which only ever says hello would cause.
 */
export class FloodGuard {
  #said = 0;
  #windowEnds = 0;

  /** Counts one more; true once it is more than a device of ours says. */
  isTooMuch(now = Date.now()): boolean {
    if (now > this.#windowEnds) {
      this.#windowEnds = now + MOST_SAID.windowMs;
      this.#said = 0;
    }
    this.#said += 1;
    return this.#said > MOST_SAID.frames;
  }
}
