import type { BusTopic, MessageBus } from './message-bus.ts';

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

/**
 * The bus of the embedded database: one process has the data folder, so there is nobody else to tell. Listeners
 * run after the publisher's own step. `publishOnCommit` need not wait: whatever a listener reads queues behind
 * the one session that holds the open transaction.
 */
export function createInProcessBus(onError: (error: unknown) => void = () => undefined): MessageBus {
  const listeners = new Listeners(onError);
  const publish: MessageBus['publish'] = async (topic, payload = '') => {
    setImmediate(() => listeners.tell(topic, payload));
  };
  return {
    publish,
    publishOnCommit: (_tx, topic, payload) => publish(topic, payload),
    subscribe: (topic, listener) => listeners.add(topic, listener),
    // There is nobody else to be heard.
    isHearing: () => true,
    close: async () => listeners.clear(),
  };
}
