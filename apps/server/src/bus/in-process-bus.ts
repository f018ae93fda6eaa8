import { Listeners } from './listeners.ts';
import type { MessageBus } from './message-bus.ts';

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
