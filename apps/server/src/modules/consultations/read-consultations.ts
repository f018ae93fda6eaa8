import type { Consultation, ConsultationList, MessagePage } from '@hidamari/contract/consultations';
import { CASE_PAGE, CASE_STATUSES, type CaseStatus, takesMemberWords } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { truncateText } from '@hidamari/domain/japanese-text';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type CaseRow, findCase } from './cases.repository.ts';
import { consultationCases, consultationMessages } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { describeCaseHead, describeMarks } from './describe-case.ts';
import { listMessages, type MessageSpan } from './messages.repository.ts';
import { findSummary } from './summaries.repository.ts';

const SUMMARY_LINE_LENGTH = 60;

type Reading = Pick<ConsultationParts, 'database' | 'encryption'>;

/** The member's cases, the one that changed last first (G90). */
export async function listConsultations(
  { database, encryption }: Reading,
  memberId: string,
  { page, status }: { page: number; status?: CaseStatus | undefined },
): Promise<ConsultationList> {
  const isOwn = eq(consultationCases.member_id, memberId);
  const rows = await database
    .select()
    .from(consultationCases)
    .where(and(isOwn, status === undefined ? undefined : eq(consultationCases.status, status)))
    .orderBy(desc(consultationCases.updated_at), desc(consultationCases.id))
    .limit(CASE_PAGE)
    .offset((page - 1) * CASE_PAGE);
  const counts = await countByStatus(database, memberId);
  const total = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
  const data = [];
  for (const row of rows) {
    const cipher = await encryption.forRecord(database, row.id);
    const summary = await findSummary(database, { cipher, caseId: row.id });
    const line = summary && (summary.next_step ?? summary.concern);
    data.push({
      ...describeCaseHead(cipher, row),
      summary_line: line === null ? null : truncateText(line, SUMMARY_LINE_LENGTH),
      unread: await countUnread(database, row),
    });
  }
  return { data, meta: { page, per_page: CASE_PAGE, total }, counts };
}

/** One case of the member's own; `not_found` for any other. */
export async function readConsultation(
  { database, encryption }: Reading,
  { memberId, caseId, now }: { memberId: string; caseId: string; now: Date },
): Promise<Consultation> {
  const row = await findCase(database, { caseId, memberId });
  if (!row) throw new AppError('not_found');
  const cipher = await encryption.forRecord(database, caseId);
  return {
    ...describeCaseHead(cipher, row),
    staff_name: row.taken_by_name,
    shares_card: row.shares_card,
    takes_words: takesMemberWords({ status: row.status, closedAt: row.closed_at }, now),
    last_seq: row.last_seq,
    marks: describeMarks(row),
    summary: await findSummary(database, { cipher, caseId }),
    version: row.version,
  };
}

export async function readMessages(
  { database, encryption }: Reading,
  { memberId, caseId, span }: { memberId: string; caseId: string; span: MessageSpan },
): Promise<MessagePage> {
  if (!(await findCase(database, { caseId, memberId }))) throw new AppError('not_found');
  const cipher = await encryption.forRecord(database, caseId);
  return listMessages(database, { cipher, caseId }, span);
}

async function countByStatus(executor: Executor, memberId: string): Promise<Record<CaseStatus, number>> {
  const rows = await executor
    .select({ status: consultationCases.status, cases: count() })
    .from(consultationCases)
    .where(eq(consultationCases.member_id, memberId))
    .groupBy(consultationCases.status);
  return Object.fromEntries(
    CASE_STATUSES.map(({ value }) => [value, rows.find(({ status }) => status === value)?.cases ?? 0]),
  ) as Record<CaseStatus, number>;
}

async function countUnread(
  executor: Executor,
  { id, member_read_seq: read }: Pick<CaseRow, 'id' | 'member_read_seq'>,
): Promise<number> {
  const { case_id, seq, author } = consultationMessages;
  const [row] = await executor
    .select({ unread: count() })
    .from(consultationMessages)
    .where(and(eq(case_id, id), gt(seq, read), eq(author, 'staff')));
  return row?.unread ?? 0;
}
