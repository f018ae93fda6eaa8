import type { Transaction } from '../database/database.ts';

/** What must follow a change, written in the change's own transaction and run once per idempotency key. */
export interface OutboxMessage {
  kind: OutboxKind;
  /** The same key is run once, however often it is enqueued (F6). */
  idempotencyKey: string;
  payload: Record<string, unknown>;
  /** Not before this time; default at once. */
  notBefore?: Date;
}

/** The closed list of what can follow. Each kind has one handler, registered at start. */
export type OutboxKind = 'send-mail' | 'send-sms' | 'erase-treatment-log';

export interface Outbox {
  enqueue(tx: Transaction, message: OutboxMessage): Promise<void>;
}
