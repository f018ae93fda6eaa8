import { randomUUID } from 'node:crypto';
import { NOTICE_KINDS, NOTICES, type NoticeKind, type NoticeSubject } from '@hidamari/domain/notices';
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
 * one-time codes by SMS, which are worth nothing after ten minutes. Each kind has one handler, registered at start. Each
 * notice is a kind, `notify-` and what it is about.
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
  ...(Object.fromEntries(
    Object.entries(NOTICES).map(([subject, { kind }]) => [`notify-${subject}`, noticeLane(kind)]),
  ) as Readonly<Record<`notify-${NoticeSubject}`, ReturnType<typeof noticeLane>>>),
} as const satisfies Readonly<Record<string, string>>;
export type OutboxKind = keyof typeof OUTBOX_LANES;
export const OUTBOX_KINDS = Object.keys(OUTBOX_LANES) as readonly OutboxKind[];

/** Notices send within their handlers. Prompts come by the thousand at one moment; what is owed comes singly, and is waited for. */
function noticeLane(kind: NoticeKind): 'answers' | 'prompts' {
  return NOTICE_KINDS[kind].isOwed ? 'answers' : 'prompts';
}

/**
 * Kinds by their names until 2026-12, which rows may still hold: those that wait or were given up, and those of a server that
 * is about to be replaced. None is enqueued under them.
 */
const OLDER_NAMES: Readonly<Record<string, OutboxKind>> = {
  'tell-reply-arrived': 'notify-reply',
  'tell-comment-arrived': 'notify-comment',
  'tell-phone-opened': 'notify-phone-opened',
  'tell-of-survey': 'notify-survey',
  'remind-next-visit': 'notify-next-visit',
  'remind-check-in': 'notify-check-in',
};

/** All names that rows of these kinds may have. */
export function storedNamesOf(kinds: readonly OutboxKind[]): string[] {
  const older = Object.entries(OLDER_NAMES).flatMap(([name, kind]) => (kinds.includes(kind) ? [name] : []));
  return [...kinds, ...older];
}

/** The kind of a row, which may have an older name. */
export function kindOfRow({ kind }: { kind: string }): OutboxKind {
  return OLDER_NAMES[kind] ?? (kind as OutboxKind);
}

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
