import type { Transaction } from '../database/database.ts';

/**
 * Tells the other server processes that something changed (maintenance switched, content purged, days off entered). In-process
 * on the embedded database, LISTEN/NOTIFY on PostgreSQL. Delivery is at most once and carries no personal data.
 */
export interface MessageBus {
  publish(topic: BusTopic, payload?: string): Promise<void>;
  /** The same, told only once `tx` has committed; a listener that then reads finds what was written. */
  publishOnCommit(tx: Transaction, topic: BusTopic, payload?: string): Promise<void>;
  /**
   * Returns how to stop listening. After a lost connection every topic is announced once with an empty payload,
   * since a message may have been missed: a listener reads the present state, never the payload alone.
   */
  subscribe(topic: BusTopic, listener: (payload: string) => void): () => void;
  /** False while nothing that another server says is heard: readers then see changes as late as they ask by themselves. */
  isHearing(): boolean;
  close(): Promise<void>;
}

export const BUS_TOPICS = [
  'maintenance-changed',
  'content-changed',
  'closures-changed',
  'outbox-added',
  /** A case was written to, marked or moved: `<case id> <member id or ->`. */
  'consultation-changed',
  /** Somebody is writing: `<case id> member|staff`. Lost without harm. */
  'consultation-typing',
  /** Somebody opened or left the desk on some server; read anew who is there. */
  'desk-presence-changed',
  /** What came by form or mail was taken in, taken, checked or answered. */
  'inquiries-changed',
] as const;

export type BusTopic = (typeof BUS_TOPICS)[number];
