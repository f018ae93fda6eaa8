/**
 * Answers a function that runs work under a key: of one key one piece at a time, in the order of asking, of different
 * keys at the same time; within this process alone. It answers what the work answers and throws what it throws, and
 * what failed does not stop the next. A key is kept no longer than something is under way for it.
 */
export function createOneAfterAnother() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
