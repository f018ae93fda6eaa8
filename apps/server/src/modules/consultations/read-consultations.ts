import type {
  CaseSummary,
  Consultation,
  ConsultationList,
  MessagePage,
} from '@hidamari/contract/consultations';
import { CASE_PAGE, CASE_STATUSES, type CaseStatus, takesMemberWords } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { truncateText } from '@hidamari/domain/japanese-text';
import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { mayUseIllnessData } from '../members/index.ts';
import { type CaseRow, findCase } from './cases.repository.ts';
import { consultationCases, consultationMessages } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { describeCaseHead, describeMarks, findReadings } from './describe-case.ts';
import { listMessages, type MessageSpan } from './messages.repository.ts';
import { findSummaries, findSummariesOf } from './summaries.repository.ts';

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
  const ids = rows.map(({ id }) => id);
  const cipherOf = await encryption.forRecords(database, ids);
  const summariesOf = await findSummariesOf(database, ids);
  const unread = await countUnread(database, ids);
  const readingOf = await findReadings(database, rows);
  const data = rows.map((row) => {
    const cipher = cipherOf(row.id);
    const { summary } = summariesOf(row.id, cipher);
    return {
      ...describeCaseHead(cipher, row, readingOf(row)),
      summary_line: summaryLine(summary),
      unread: unread.get(row.id) ?? 0,
      has_new_summary: isNewToMember(summary, row),
    };
  });
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
  const { summary, earlier } = await findSummaries(database, { cipher, caseId });
  const readingOf = await findReadings(database, [row]);
  return {
    ...describeCaseHead(cipher, row, readingOf(row)),
    staff_name: row.taken_by_name,
    shares_card: row.shares_card,
    card_open_until: openByTalkNumberUntil(row, now),
    card_is_withheld: !(await mayUseIllnessData(database, memberId)),
    takes_words: takesMemberWords({ status: row.status, closedAt: row.closed_at }, now),
    last_seq: row.last_seq,
    marks: describeMarks(row),
    summary,
    earlier_summaries: earlier,
    has_new_summary: isNewToMember(summary, row),
    waiting_before: await countWaitingBefore(database, row),
    crisis_card: describeCard(row),
    version: row.version,
  };
}

/** Who of the same variant and channel has been waiting for longer. */
async function countWaitingBefore(
  executor: Executor,
  { variant, channel, waiting_since: since }: CaseRow,
): Promise<number> {
  if (since === null) return 0;
  const [found] = await executor
    .select({ cases: count() })
    .from(consultationCases)
    .where(
      and(
        eq(consultationCases.variant, variant),
        eq(consultationCases.channel, channel),
        lt(consultationCases.waiting_since, since),
      ),
    );
  return found?.cases ?? 0;
}

function describeCard({ card_seq: seq, card_closed_seq: closed }: CaseRow): Consultation['crisis_card'] {
  return seq === 0 ? null : { seq, is_closed: closed >= seq };
}

/** Until when what the member read out opens their card; null once that is over, or the case is. */
function openByTalkNumberUntil({ status, card_open_until: until }: CaseRow, now: Date): string | null {
  const isOpen = status !== 'closed' && until !== null && until > now;
  return isOpen ? formatWireTimestamp(until) : null;
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

/** How many words of the staff each case has that its member has not read; a case without any is not in it. */
async function countUnread(executor: Executor, caseIds: readonly string[]): Promise<Map<string, number>> {
  if (caseIds.length === 0) return new Map();
  const { case_id, seq, author } = consultationMessages;
  const rows = await executor
    .select({ caseId: case_id, unread: count() })
    .from(consultationMessages)
    .innerJoin(consultationCases, eq(consultationCases.id, case_id))
    .where(
      and(inArray(case_id, [...caseIds]), gt(seq, consultationCases.member_read_seq), eq(author, 'staff')),
    )
    .groupBy(case_id);
  return new Map(rows.map(({ caseId, unread }) => [caseId, unread]));
}

function isNewToMember(summary: CaseSummary | null, row: Pick<CaseRow, 'member_summary_version'>): boolean {
  return summary !== null && summary.version > row.member_summary_version;
}

function summaryLine(summary: CaseSummary | null): string | null {
  return summary && truncateText(summary.next_step ?? summary.concern, SUMMARY_LINE_LENGTH);
}
