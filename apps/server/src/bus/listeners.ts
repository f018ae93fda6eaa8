import type { BusTopic } from './message-bus.ts';

/** Who listens to what, in this process. */
export class Listeners {
  readonly #byTopic = new Map<BusTopic, Set<(payload: string) => void>>();
  readonly #onError: (error: unknown) => void;

  /** `onError` hears of a listener that threw; the others are still told. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(topic: BusTopic, listener: (payload: string) => void): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    listeners.add(listener);
    this.#byTopic.set(topic, listeners);
    return () => listeners.delete(listener);
  }

  tell(topic: BusTopic, payload: string): void {
    for (const listener of this.#byTopic.get(topic) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  clear(): void {
    this.#byTopic.clear();
  }
}
