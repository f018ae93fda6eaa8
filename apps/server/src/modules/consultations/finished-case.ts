import { type ConsultationChannel, caseNumberText } from '@hidamari/domain/consultations';
import { afterQuietHours } from '@hidamari/domain/notices';
import { SURVEY_REST_MS } from '@hidamari/domain/surveys';
import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { findCase } from './cases.repository.ts';
import { consultationCases } from './consultation.table.ts';
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

/** True where the case is this member's. */
export const isCaseOf = async (executor: Executor, owner: { caseId: string; memberId: string }) =>
  (await findCase(executor, owner)) !== null;

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

/** How the desk names these cases, by their ids. */
export async function caseNumbersOf(
  executor: Executor,
  caseIds: readonly string[],
): Promise<Map<string, string>> {
  if (caseIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: consultationCases.id, number: consultationCases.case_no })
    .from(consultationCases)
    .where(inArray(consultationCases.id, [...caseIds]));
  return new Map(rows.map(({ id, number }) => [id, caseNumberText(number)]));
}
