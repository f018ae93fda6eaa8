import { randomUUID } from 'node:crypto';
import { and, desc, inArray, isNull, lt, notLike } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Keys } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';
import { outboxMessages } from '../../jobs/outbox.table.ts';
import { refusedMails } from './refused-mail.table.ts';

/**
 * What became of a mail: it waits, the transport took it, or it will not arrive. Only `taken` may be called sent; that it
 * arrived nobody can say.
 */
export type MailFate = 'waiting' | 'taken' | 'refused';

/** Whoever tells of a mail asks here first (decision 0074). */
export interface MailFates {
  /** By the idempotency keys of mails of the outbox; no entry for a mail that was never asked for. */
  of(executor: Executor, keys: readonly string[]): Promise<ReadonlyMap<string, MailFate>>;
  /** When an address refused a mail for good, unless it has taken one since; null where it has not. */
  refusedAt(executor: Executor, address: string): Promise<Date | null>;
  noteRefused(executor: Executor, refused: RefusedMail): Promise<void>;
  /** The transport took a mail for this address: an earlier refusal of the transport is over. */
  noteTaken(executor: Executor, taken: { address: string; at: Date }): Promise<void>;
  forgetBefore(executor: Executor, before: Date): Promise<void>;
}

export interface RefusedMail {
  address: string;
  idempotencyKey: string | null;
  code: string;
  at: Date;
}

/** A relay takes everything and sends a notice later: taking another mail says nothing against that. */
const BY_NOTICE = 'bounce-%';

/** @param keys from SESSION_SECRET: refusals of before a secret that is no longer given are forgotten, which is the safe side. */
export function createMailFates(keys: Keys): MailFates {
  const signer = createSigner(keys);
  const isTo = (address: string) => inArray(refusedMails.recipient_hash, signer.allOf(address.toLowerCase()));
  return {
    async of(executor, keys) {
      const fates = new Map<string, MailFate>();
      if (keys.length === 0) return fates;
      const asked = [...keys];
      const waiting = await executor
        .select({
          key: outboxMessages.idempotency_key,
          doneAt: outboxMessages.done_at,
          deadAt: outboxMessages.dead_at,
        })
        .from(outboxMessages)
        .where(inArray(outboxMessages.idempotency_key, asked));
      for (const { key: mail, doneAt, deadAt } of waiting)
        fates.set(mail, deadAt !== null ? 'refused' : doneAt !== null ? 'taken' : 'waiting');
      const refused = await executor
        .select({ key: refusedMails.idempotency_key })
        .from(refusedMails)
        .where(inArray(refusedMails.idempotency_key, asked));
      for (const { key: mail } of refused) if (mail !== null) fates.set(mail, 'refused');
      return fates;
    },
    async refusedAt(executor, address) {
      const [last] = await executor
        .select({ at: refusedMails.refused_at })
        .from(refusedMails)
        .where(and(isTo(address), isNull(refusedMails.cleared_at)))
        .orderBy(desc(refusedMails.refused_at))
        .limit(1);
      return last?.at ?? null;
    },
    async noteRefused(executor, { address, idempotencyKey, code, at }) {
      await executor.insert(refusedMails).values({
        id: randomUUID(),
        recipient_hash: signer.sign(address.toLowerCase()),
        idempotency_key: idempotencyKey,
        code,
        refused_at: at,
      });
    },
    async noteTaken(executor, { address, at }) {
      await executor
        .update(refusedMails)
        .set({ cleared_at: at })
        .where(and(isTo(address), isNull(refusedMails.cleared_at), notLike(refusedMails.code, BY_NOTICE)));
    },
    async forgetBefore(executor, before) {
      await executor.delete(refusedMails).where(lt(refusedMails.refused_at, before));
    },
  };
}
