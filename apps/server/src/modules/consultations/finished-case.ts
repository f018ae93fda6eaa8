import type { ConsultationChannel } from '@hidamari/domain/consultations';
import { afterQuietHours } from '@hidamari/domain/notices';
import { SURVEY_REST_MS } from '@hidamari/domain/surveys';
import type { Executor, Transaction } from '../../database/database.ts';
import { findCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/** A case that is over, for whoever asks how it went. */
interface FinishedCase {
  memberId: string;
  channel: ConsultationChannel;
  closedAt: Date;
}

/** Null while it goes on, or once the member has left. */
export async function findFinishedCase(executor: Executor, caseId: string): Promise<FinishedCase | null> {
  const row = await findCase(executor, { caseId });
  if (row?.status !== 'closed' || row.member_id === null || row.closed_at === null) return null;
  return { memberId: row.member_id, channel: row.channel, closedAt: row.closed_at };
}

/** Notes, in the transaction that closes a case, that its member may be asked how it went: a day later (G101). */
export async function askAfterRest(
  { outbox }: Pick<ConsultationParts, 'outbox'>,
  tx: Transaction,
  { caseId, now }: { caseId: string; now: Date },
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'invite-to-survey',
    idempotencyKey: `survey-invitation:${caseId}:${now.toISOString()}`,
    payload: { case_id: caseId },
    notBefore: afterQuietHours(new Date(now.getTime() + SURVEY_REST_MS)),
  });
}
