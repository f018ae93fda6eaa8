interface Press<S> {
  /** How the item stands as it is pressed: the server's word, unless a press on it is on its way. */
  before: S;
  /** Tells the server, and answers how the item stands there now. Rejects with what the server said. */
  send: () => Promise<S>;
  /** Called after the last press on the item, with how the server has it. */
  settle: (confirmed: S) => void;
}

interface Line<S> {
  confirmed: S;
  last: Promise<void>;
}

/** Presses on items, on their way to the server: those on one item reach it one after the other. */
interface Presses<S> {
  isAnyOnItsWay(): boolean;
  /** What the server last confirmed of an item with a press on its way. */
  confirmedOf(key: string): S | undefined;
  /** Rejects with what `send` rejected with, once the item stands as it is to stay. */
  press(key: string, press: Press<S>): Promise<void>;
  /** Nothing that is on its way settles any more. */
  forget(): void;
}

/**
 * Keeps, for each item, what the server last confirmed. A press is made on what an earlier one shows already, and
 * that may never have happened: what was on the screen before is nothing to go back to.
 */
export function createOptimisticUpdates<S>(): Presses<S> {
  const lines = new Map<string, Line<S>>();
  return {
    isAnyOnItsWay: () => lines.size > 0,
    confirmedOf: (key) => lines.get(key)?.confirmed,
    press(key, { before, send, settle }) {
      const line = lines.get(key) ?? { confirmed: before, last: Promise.resolve() };
      lines.set(key, line);
      const sent = line.last.then(send).then((now) => {
        line.confirmed = now;
      });
      const done: Promise<void> = sent
        .catch(() => undefined)
        .then(() => {
          if (lines.get(key) !== line || line.last !== done) return;
          lines.delete(key);
          settle(line.confirmed);
        });
      line.last = done;
      return done.then(() => sent);
    },
    forget: () => lines.clear(),
  };
}
