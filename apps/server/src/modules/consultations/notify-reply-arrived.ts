import { afterQuietHours } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import { and, eq, max } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor, Transaction } from '../../database/database.ts';
import type { OutboxMessage } from '../../jobs/outbox.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { notifyMember } from '../notices/index.ts';
import { type CaseRow, findCase } from './cases.repository.ts';
import { consultationMessages } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { newestSummaryVersion } from './summaries.repository.ts';

/** Somebody who waits beside the conversation has read an answer by then, and gets no mail about it. */
const NOTIFIED_AFTER_MS = 3 * 60_000;

/** An answer by its place in the case, or a summary by its version. */
const waitingNotice = z.union([
  z.object({ case_id: z.uuid(), seq: z.int() }),
  z.object({ case_id: z.uuid(), summary: z.int() }),
]);
type WaitingNotice = z.output<typeof waitingNotice>;

type Notifying = Pick<ConsultationParts, 'outbox'>;

/** Notes, in the transaction of an answer, that its member is to be told of it: later, and outside the quiet hours (G135). */
export async function notifyReplyArrived(
  parts: Notifying,
  tx: Transaction,
  { caseId, seq, now }: { caseId: string; seq: number; now: Date },
): Promise<void> {
  const idempotencyKey = `consultation-reply:${caseId}:${seq}`;
  await notifyWhenUnread(parts, tx, {
    kind: 'notify-reply',
    idempotencyKey,
    payload: { case_id: caseId, seq },
    now,
  });
}

/** The same of a summary: after a call it is all that there is to read. */
export async function notifySummaryArrived(
  parts: Notifying,
  tx: Transaction,
  { caseId, version, now }: { caseId: string; version: number; now: Date },
): Promise<void> {
  const idempotencyKey = `consultation-summary:${caseId}:${version}`;
  const payload = { case_id: caseId, summary: version };
  await notifyWhenUnread(parts, tx, { kind: 'notify-summary', idempotencyKey, payload, now });
}

async function notifyWhenUnread(
  { outbox }: Notifying,
  tx: Transaction,
  { now, ...message }: Pick<OutboxMessage, 'kind' | 'idempotencyKey'> & { payload: WaitingNotice; now: Date },
): Promise<void> {
  const notBefore = afterQuietHours(new Date(now.getTime() + NOTIFIED_AFTER_MS));
  await outbox.enqueue(tx, { ...message, notBefore });
}

/**
 * The outbox's handler: a notice that an answer has come, without a word of it (G54). None where the member has read it
 * meanwhile, or where a newer one will tell of both.
 */
export function sendReplyNotices(
  parts: Pick<ConsultationParts, 'database' | 'clock' | 'settings' | 'deliver'>,
): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const notice = waitingNotice.parse(payload);
    const row = await findCase(parts.database, { caseId: notice.case_id });
    if (!row?.member_id || !(await isStillNews(parts.database, row, notice))) return;
    await notifyMember(parts, {
      memberId: row.member_id,
      subject: 'seq' in notice ? 'reply' : 'summary',
      href: screenHref('/questions'),
      delivery,
    });
  };
}

async function isStillNews(tx: Executor, row: CaseRow, notice: WaitingNotice): Promise<boolean> {
  const newest = await newestSummaryVersion(tx, row.id);
  const hasNewSummary = newest > row.member_summary_version;
  if ('summary' in notice) return hasNewSummary && newest === notice.summary;
  // The summary of a case that was closed since has a notice of its own.
  if (hasNewSummary && row.status === 'closed') return false;
  return row.member_read_seq < notice.seq && (await newestReply(tx, row.id)) === notice.seq;
}

/** Place of the staff's newest message; what the member wrote since is no reason to be silent. */
async function newestReply(tx: Executor, caseId: string): Promise<number | null> {
  const { case_id, author, seq } = consultationMessages;
  const [row] = await tx
    .select({ seq: max(seq) })
    .from(consultationMessages)
    .where(and(eq(case_id, caseId), eq(author, 'staff')));
  return row?.seq ?? null;
}
