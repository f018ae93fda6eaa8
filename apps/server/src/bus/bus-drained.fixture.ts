import { randomUUID } from 'node:crypto';
import type { MessageBus } from './message-bus.ts';

const nextStep = () => new Promise((resolve) => setImmediate(resolve));

/**
 * When every listener of this process has been told what was published so far. A bus keeps the order: once a word of our own
 * has come, all before it have. Without a bus it is the one within the process, which tells in the next step.
 */
export async function busDrained(bus?: MessageBus): Promise<void> {
  if (bus) {
    const word = `probe ${randomUUID()}`;
    const heard = new Promise<void>((resolve) => {
      const stop = bus.subscribe('consultation-typing', (payload) => {
        if (payload !== word) return;
        stop();
        resolve();
      });
    });
    await bus.publish('consultation-typing', word);
    await heard;
  }
  await nextStep();
  await nextStep();
}
