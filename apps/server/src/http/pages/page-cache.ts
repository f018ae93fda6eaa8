import { LRUCache } from 'lru-cache';

/** A thing kept in the cache: its weight in bytes, and when it stops being true (milliseconds since 1970). */
export interface Cacheable {
  bytes: number;
  expiresAt: number;
}

export interface PageCacheLimits {
  maxEntries: number;
  maxBytes: number;
}

/** Bounded, least recently used first out; one render at a time for each key. */
export interface PageCache<T extends Cacheable> {
  /** The kept entry, or null when there is none or its time is over. */
  read(key: string, now: number): T | null;
  /**
   * The answer of `render`, which runs once for all who ask for the key meanwhile. What it says is worth
   * keeping is kept, unless the cache was purged while it rendered.
   */
  fill<R>(key: string, render: () => Promise<{ answer: R; keep: T | null }>): Promise<R>;
  purge(): void;
  readonly size: number;
}

export function createPageCache<T extends Cacheable>({
  maxEntries,
  maxBytes,
}: PageCacheLimits): PageCache<T> {
  const entries = new LRUCache<string, T>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const flights = new Map<string, Promise<unknown>>();
  let generation = 0;

  return {
    read(key, now) {
      const entry = entries.get(key);
      if (entry === undefined || entry.expiresAt > now) return entry ?? null;
      entries.delete(key);
      return null;
    },
    fill<R>(key: string, render: () => Promise<{ answer: R; keep: T | null }>) {
      const running = flights.get(key);
      if (running !== undefined) return running as Promise<R>;
      const started = generation;
      const flight = render()
        .then(({ answer, keep }) => {
          if (keep !== null && generation === started) entries.set(key, keep);
          return answer;
        })
        .finally(() => {
          if (flights.get(key) === flight) flights.delete(key);
        });
      flights.set(key, flight);
      return flight;
    },
    purge() {
      generation += 1;
      entries.clear();
      // Renders that began before the purge still answer those who wait, but nobody new joins them.
      flights.clear();
    },
    get size() {
      return entries.size;
    },
  };
}
