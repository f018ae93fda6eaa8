import type { DeskWaitingNow } from '@hidamari/contract/consultations';
import { type AlertKind, type DeskNewest, type DeskWaiting, whatIsNew } from '@hidamari/domain/staff';

interface WatchOptions {
  ask(): Promise<DeskWaitingNow>;
  /** Something came since the look before; `at` is its moment, as on the wire. */
  onNews(kind: AlertKind, at: string): void;
}

/** The numbers that a tab's title tells. */
export const countsOf = ({ waiting, danger, calls }: DeskWaitingNow): DeskWaiting => ({
  waiting,
  danger,
  calls: calls.length,
});

const newestOf = (now: DeskWaitingNow): DeskNewest => ({
  waiting: now.newest_waiting,
  danger: now.newest_danger,
  calls:
    now.calls
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? null,
});

/** The later of each: what was told of once is no news when it comes back, such as a case that was given back. */
function later(one: DeskNewest, other: DeskNewest): DeskNewest {
  const of = (kind: keyof DeskNewest) => ((one[kind] ?? '') > (other[kind] ?? '') ? one[kind] : other[kind]);
  return { waiting: of('waiting'), danger: of('danger'), calls: of('calls') };
}

/**
 * What waits at the desk, as this tab knows it. It looks when it is told to, one look after the other: news that come faster
 * than the server answers are one look more. What was there at the first look is no news.
 */
export class DeskWatch {
  readonly #options: WatchOptions;
  readonly #watchers = new Set<() => void>();
  #now: DeskWaitingNow | null = null;
  #told: DeskNewest | null = null;
  #isBehind = false;
  #looking: Promise<void> | null = null;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  readonly get = (): DeskWaitingNow | null => this.#now;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  };

  /** Resolves when nothing newer is known of. A look that fails leaves what was known. */
  look(): Promise<void> {
    this.#isBehind = true;
    this.#looking ??= this.#lookWhileBehind().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookWhileBehind(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false;
      try {
        this.#take(await this.#options.ask());
      } catch {
        // The line opens itself again, and the next look makes it good.
      }
    }
  }

  #take(now: DeskWaitingNow): void {
    const newest = newestOf(now);
    const told = this.#told;
    this.#now = now;
    this.#told = told === null ? newest : later(told, newest);
    for (const changed of [...this.#watchers]) changed();
    const kind = told === null ? null : whatIsNew(told, newest);
    if (kind !== null) this.#options.onNews(kind, newest[kind] ?? '');
  }
}
