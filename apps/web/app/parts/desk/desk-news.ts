import type { LiveEvent } from '@hidamari/contract/consultations';

/**
 * What this tab hears over the desk's line, for every part of the page that wants to know. One line is enough for a tab: a
 * page that shows a case has one of its own and says here what it hears, and meanwhile the frame opens none.
 */
export class DeskNews {
  readonly #hearers = new Set<(event: LiveEvent) => void>();
  readonly #watchers = new Set<() => void>();
  #carriers = 0;

  tell(event: LiveEvent): void {
    for (const hear of [...this.#hearers]) hear(event);
  }

  /** Returns how to stop hearing. */
  listen(hear: (event: LiveEvent) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  /** The page brings the news by a line of its own, until it calls what this returns. */
  carry(): () => void {
    this.#count(1);
    return () => this.#count(-1);
  }

  readonly isCarried = (): boolean => this.#carriers > 0;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  };

  #count(step: 1 | -1): void {
    this.#carriers += step;
    for (const told of [...this.#watchers]) told();
  }
}

/** This tab's. */
export const deskNews = new DeskNews();
