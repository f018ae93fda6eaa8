import { randomUUID } from 'node:crypto';
import type { MessageBus } from '../bus/message-bus.ts';
import type { Transaction } from '../database/database.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import { outboxMessages } from './outbox.table.ts';

/** What must follow a change, written in the change's own transaction and run once per idempotency key. */
export interface OutboxMessage {
  kind: OutboxKind;
  /** The same key is run once, however often it is enqueued (F6). */
  idempotencyKey: string;
  /** JSON. Sealed while it waits, emptied once done: it may hold an address or a one-time code. */
  payload: Record<string, unknown>;
  /** Not before this time; default at once. */
  notBefore?: Date;
  /** Pointless after this time, such as a one-time code; default never. */
  notAfter?: Date;
}

/**
 * The closed list of what can follow, each with its lane: a runner of its own. Kinds that wait for a service which may answer
 * slowly stand apart: were they worked in one row with everything else, a mail server or a CRM that hangs would hold back
 * one-time codes by SMS, which are worth nothing after ten minutes. Each kind has one handler, registered at start.
 */
export const OUTBOX_LANES = {
  'send-mail': 'mail',
  'send-sms': 'sms',
  'send-line': 'line',
  'revoke-line-grant': 'line',
  'deliver-survey-answer': 'crm',
  'send-nothing': 'quick',
  'answer-email-request': 'quick',
  'erase-pool-account': 'quick',
  'invite-to-survey': 'quick',
  // These send within their handlers. Reminders come by the thousand at one moment, answers one by one, and are waited for.
  'remind-next-visit': 'reminders',
  'remind-check-in': 'reminders',
  'tell-of-survey': 'reminders',
  'tell-reply-arrived': 'answers',
  'tell-comment-arrived': 'answers',
  'tell-phone-opened': 'answers',
} as const satisfies Readonly<Record<string, string>>;
export type OutboxKind = keyof typeof OUTBOX_LANES;
export const OUTBOX_KINDS = Object.keys(OUTBOX_LANES) as readonly OutboxKind[];

export interface Outbox {
  enqueue(tx: Transaction, message: OutboxMessage): Promise<void>;
}

export interface OutboxOptions {
  keyRing: KeyRing;
  /** Wakes the runners of every server when the transaction commits. */
  bus: MessageBus;
  clock: () => Date;
}

export function createOutbox({ keyRing, bus, clock }: OutboxOptions): Outbox {
  return {
    enqueue: async (tx, message) => {
      const now = clock();
      const payload = Buffer.from(JSON.stringify(message.payload));
      await tx
        .insert(outboxMessages)
        .values({
          id: randomUUID(),
          kind: message.kind,
          idempotency_key: message.idempotencyKey,
          payload: keyRing.seal('outbox', payload, message.idempotencyKey),
          due_at: message.notBefore ?? now,
          expires_at: message.notAfter ?? null,
          created_at: now,
        })
        .onConflictDoNothing({ target: outboxMessages.idempotency_key });
      await bus.publishOnCommit(tx, 'outbox-added');
    },
  };
}
