import type { LineMessage, LineSender } from './port.ts';

/** Where LINE messages are kept instead of being sent. Keeping the same messageId again changes nothing. */
export type KeepLineMessage = (message: LineMessage) => Promise<void>;

/** Sends nothing: every message lands where a developer and a test can read it (/dev/outbox). */
export function createEmbeddedLine(keep: KeepLineMessage): LineSender {
  return { send: keep, close: async () => undefined };
}
