import type { ContentAnswer } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { CONTENT_CACHE_SECONDS } from '@hidamari/domain/limits';
import { LRUCache } from 'lru-cache';

/** An answer that has landed. */
interface Fetched {
  value: unknown;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
}

interface Copy extends Fetched {
  /** A purge moves it back, so that the next reader asks again. */
  fetchedAt: number;
  /** When the source failed last; it is left alone for a while. */
  failedAt: number;
}

export interface CopyCacheOptions {
  clock: () => Date;
  /** Beyond it the copy that was used longest ago goes. */
  maxEntries: number;
}

const FRESH_MS = CONTENT_CACHE_SECONDS * 1_000;
/** G138: the last good copy serves for seven days. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** While the source is down, one reader in ten seconds waits for it and the others get the copy at once. */
const RETRY_MS = 10_000;
/**
 * Without a copy there is nothing to give meanwhile but the fault itself: shorter, so that whoever tries again after a
 * blip soon has their page, and long enough that not everybody waits out the time limit of a source that hangs.
 */
const RETRY_WITHOUT_COPY_MS = 5_000;

/** Answers of the content service: fresh for 600 seconds, one flight per key, a stale copy when it is down. */
export class CopyCache {
  private readonly copies: LRUCache<string, Copy>;
  private readonly flights = new Map<string, Promise<Fetched>>();
  /** What the source threw last, for keys without a copy to fall back on. */
  private readonly failures: LRUCache<string, { error: unknown; failedAt: number }>;
  private readonly options: CopyCacheOptions;
  private generation = 0;

  constructor(options: CopyCacheOptions) {
    this.options = options;
    this.copies = new LRUCache({ max: options.maxEntries });
    this.failures = new LRUCache({ max: options.maxEntries });
  }

  /**
   * Throws what the load threw, now or a few seconds ago, when there is no copy young enough. The value is shared: never
   * change it.
   */
  async read<T>(key: string, load: () => Promise<T>): Promise<ContentAnswer<T>> {
    const copy = this.copies.get(key);
    const now = this.options.clock().getTime();
    if (copy && now - copy.fetchedAt < FRESH_MS) return answerOf<T>(copy, false);
    if (copy && now - copy.failedAt < RETRY_MS && this.isKept(copy, now)) return answerOf<T>(copy, true);
    const failure = this.failures.get(key);
    if (failure && now - failure.failedAt < RETRY_WITHOUT_COPY_MS) throw failure.error;
    try {
      return answerOf<T>(await this.fly(key, load), false);
    } catch (error) {
      return this.fallBack(key, copy, error);
    }
  }

  /** Every entry is asked for again at its next read; copies stay for when the source is down. */
  purge(): void {
    this.generation++;
    this.flights.clear();
    this.failures.clear();
    for (const copy of this.copies.values()) {
      copy.fetchedAt = Math.min(copy.fetchedAt, this.options.clock().getTime() - FRESH_MS);
      copy.failedAt = 0;
    }
  }

  private fly(key: string, load: () => Promise<unknown>): Promise<Fetched> {
    const running = this.flights.get(key);
    if (running) return running;
    const generation = this.generation;
    const flight = load().then((value) => {
      const fetched = { value, fetchedAt: this.options.clock().getTime() };
      // An answer that set out before a purge may be the old text: it serves its readers and is not kept.
      if (generation === this.generation) this.keep(key, fetched);
      return fetched;
    });
    this.flights.set(key, flight);
    const land = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    flight.then(land, land);
    return flight;
  }

  private fallBack<T>(key: string, copy: Copy | undefined, error: unknown): ContentAnswer<T> {
    if (error instanceof AppError && error.code === 'not_found') {
      this.copies.delete(key);
      throw error;
    }
    const now = this.options.clock().getTime();
    if (copy && this.isKept(copy, now)) {
      copy.failedAt = now;
      return answerOf<T>(copy, true);
    }
    this.failures.set(key, { error, failedAt: now });
    throw error;
  }

  private isKept(copy: Copy, now: number): boolean {
    return now - copy.fetchedAt < KEPT_MS;
  }

  private keep(key: string, fetched: Fetched): void {
    this.failures.delete(key);
    this.copies.set(key, { ...fetched, failedAt: 0 });
  }
}

function answerOf<T>({ value, fetchedAt }: Fetched, stale: boolean): ContentAnswer<T> {
  return { value: value as T, stale, fetchedAt };
}
