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
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { memberKeys } from '../../encryption/member-key.table.ts';
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
  const rows = await listOwnCases(database, { memberId, page, status });
  const counts =
    rows[0]?.counts ??
    (page === 1 && status === undefined ? NO_CASES : await countByStatus(database, memberId));
  const total = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
  const ids = rows.map(({ id }) => id);
  const cipherOf = await ciphersOf({ database, encryption }, rows);
  const summariesOf = await findSummariesOf(database, ids);
  const readingOf = await findReadings(database, rows);
  const data = rows.map((row) => {
    const cipher = cipherOf(row.id);
    const { summary } = summariesOf(row.id, cipher);
    return {
      ...describeCaseHead(cipher, row, readingOf(row)),
      summary_line: summaryLine(summary),
      unread: row.unread,
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

const NO_CASES = countsOf([]);

/** `rows`: states with how many cases have them. */
function countsOf(rows: readonly (readonly [status: string, cases: number])[]): Record<CaseStatus, number> {
  const byStatus = new Map(rows);
  return Object.fromEntries(CASE_STATUSES.map(({ value }) => [value, byStatus.get(value) ?? 0])) as Record<
    CaseStatus,
    number
  >;
}

/** States of the member's cases, with how many have them, as JSON. */
const statesOf = (memberId: string) => sql`(
  select coalesce(json_agg(json_build_array(state.status, state.cases)), '[]'::json)
  from (select own.status, count(*)::integer as cases from ${consultationCases} own
    where own.member_id = ${memberId} group by own.status) state)`;

async function countByStatus(executor: Executor, memberId: string): Promise<Record<CaseStatus, number>> {
  const { rows } = await executor.execute<{ states: [string, number][] }>(
    sql`select ${statesOf(memberId)} as states`,
  );
  return countsOf(rows[0]?.states ?? []);
}

/** A piece of the member's cases, each with what its list tells beside it: one statement, however many there are. */
async function listOwnCases(
  executor: Executor,
  { memberId, page, status }: { memberId: string; page: number; status: CaseStatus | undefined },
) {
  const isOwn = eq(consultationCases.member_id, memberId);
  const rows = await executor
    .select({
      row: consultationCases,
      states: statesOf(memberId).mapWith(countsOf),
      wrappedKey: memberKeys.wrapped_key,
      unread: sql`(
        select count(*) from ${consultationMessages} message
        where message.case_id = ${consultationCases.id} and message.author = 'staff'
          and message.seq > ${consultationCases.member_read_seq})`.mapWith(Number),
    })
    .from(consultationCases)
    .leftJoin(memberKeys, eq(memberKeys.member_id, consultationCases.id))
    .where(and(isOwn, status === undefined ? undefined : eq(consultationCases.status, status)))
    .orderBy(desc(consultationCases.updated_at), desc(consultationCases.id))
    .limit(CASE_PAGE)
    .offset((page - 1) * CASE_PAGE);
  return rows.map(({ row, states, wrappedKey, unread }) => ({ ...row, counts: states, wrappedKey, unread }));
}

/** A case that has nothing sealed yet gets its key here. */
async function ciphersOf(
  { database, encryption }: Reading,
  rows: readonly { id: string; wrappedKey: string | null }[],
): Promise<(caseId: string) => MemberCipher> {
  const without = rows.filter(({ wrappedKey }) => wrappedKey === null).map(({ id }) => id);
  const made = await encryption.forRecords(database, without);
  const known = new Map(rows.map(({ id, wrappedKey }) => [id, wrappedKey]));
  return (id) => {
    const wrapped = known.get(id);
    return wrapped ? encryption.unwrapped(id, wrapped) : made(id);
  };
}

function isNewToMember(summary: CaseSummary | null, row: Pick<CaseRow, 'member_summary_version'>): boolean {
  return summary !== null && summary.version > row.member_summary_version;
}

function summaryLine(summary: CaseSummary | null): string | null {
  return summary && truncateText(summary.next_step ?? summary.concern, SUMMARY_LINE_LENGTH);
}
