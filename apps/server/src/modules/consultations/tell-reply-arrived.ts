import { afterQuietHours } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import { variantOfMember } from '@hidamari/domain/site-variants';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { originOfVariant } from '../identity/index.ts';
import { replyArrivedMail } from '../mail/index.ts';
import { findMember } from '../members/index.ts';
import { findCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/** Somebody who waits beside the conversation has read an answer by then, and gets no mail about it. */
const TOLD_AFTER_MS = 3 * 60_000;

const waitingNotice = z.object({ case_id: z.uuid(), seq: z.int() });

/** Notes, in the transaction of an answer, that its member is to be told of it: later, and outside the quiet hours (G135). */
export async function tellReplyArrived(
  { outbox }: Pick<ConsultationParts, 'outbox'>,
  tx: Transaction,
  { caseId, seq, now }: { caseId: string; seq: number; now: Date },
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'tell-reply-arrived',
    idempotencyKey: `consultation-reply:${caseId}:${seq}`,
    payload: { case_id: caseId, seq },
    notBefore: afterQuietHours(new Date(now.getTime() + TOLD_AFTER_MS)),
  });
}

/**
 * The outbox's handler: a mail that an answer has come, without a word of it (G54). None where the member has read it
 * meanwhile, or where a newer answer will tell of both.
 */
export function tellRepliesArrived(
  parts: Pick<ConsultationParts, 'database' | 'outbox' | 'settings'>,
): OutboxHandler {
  return async ({ payload, idempotencyKey }) => {
    const { case_id: caseId, seq } = waitingNotice.parse(payload);
    await parts.database.transaction(async (tx) => {
      const row = await findCase(tx, { caseId });
      if (!row?.member_id || row.member_read_seq >= seq || row.last_seq > seq) return;
      const found = await findMember(tx, row.member_id);
      if (!found?.account.email) return;
      const { settings } = parts;
      const variant = variantOfMember(found.member.member_type);
      const link = new URL(screenHref('/questions'), originOfVariant(settings, variant)).href;
      await parts.outbox.enqueue(tx, {
        kind: 'send-mail',
        idempotencyKey: `${idempotencyKey}:mail`,
        payload: {
          to: found.account.email,
          ...replyArrivedMail({ variant, phone: settings.phones[variant] }, { link }),
        },
      });
    });
  };
}
