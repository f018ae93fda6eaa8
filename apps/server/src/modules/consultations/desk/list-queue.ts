import type { CaseAhead, Queue, QueueView } from '@hidamari/contract/consultations';
import { CASE_STATUSES, type ConsultationChannel, caseNumberText } from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { members } from '../../members/member.table.ts';
import type { CaseRow } from '../cases.repository.ts';
import { consultationCases as cases } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { describeCaseHead, findReadings } from '../describe-case.ts';

const QUEUE_PAGE = 50;

interface QueueQuery {
  view: QueueView;
  channel?: ConsultationChannel | undefined;
  /** One case alone, in whatever part of the queue. */
  number?: number | undefined;
  page: number;
  staffId: string;
  now: Date;
}

/** A case that two people have to see and only one has. */
export const needsSecondCheck = (row: Pick<CaseRow, 'danger_at' | 'checked_at' | 'status'>) =>
  row.danger_at !== null && row.checked_at === null && row.status !== 'closed';

/** `needsSecondCheck`, in the database. */
export const NEEDS_SECOND_CHECK = sql<boolean>`(${cases.danger_at} is not null and ${cases.checked_at} is null and ${cases.status} <> 'closed')`;

/**
 * The order in which cases are looked after: those that two people have to see come first (G119), then whoever has
 * waited longest; who does not wait comes last, the newest number first.
 */
const QUEUE_ORDER = [
  desc(NEEDS_SECOND_CHECK),
  sql`${cases.waiting_since} asc nulls last`,
  sql`case when ${cases.waiting_since} is null then -${cases.case_no} else ${cases.case_no} end`,
];

/** 「今日の相談」 (G140): nothing in it that a member wrote, so leafing through it is no reading. */
export async function listQueue(
  { database, encryption }: Pick<ConsultationParts, 'database' | 'encryption'>,
  query: QueueQuery,
): Promise<Queue> {
  const { page, staffId, now } = query;
  const { channel } = query;
  const partOf = (view: QueueView) => partCondition({ view, channel, staffId });
  const countIn = (view: QueueView) => countCases(database, partOf(view));
  const isShown = query.number === undefined ? partOf(query.view) : eq(cases.case_no, query.number);
  const rows = await database
    .select({ row: cases, isSelf: members.is_self })
    .from(cases)
    .leftJoin(members, eq(members.id, cases.member_id))
    .where(isShown)
    .orderBy(...(query.view === 'closed' ? [desc(cases.closed_at), desc(cases.case_no)] : QUEUE_ORDER))
    .limit(QUEUE_PAGE)
    .offset((page - 1) * QUEUE_PAGE);
  const found = rows.map(({ row }) => row);
  const cipherOf = await encryption.forRecords(
    database,
    found.map(({ id }) => id),
  );
  const readingOf = await findReadings(database, found);
  return {
    data: rows.map(({ row, isSelf }) => ({
      ...describeCaseHead(cipherOf(row.id), row, readingOf(row)),
      ...describeQueued(row, isSelf),
    })),
    meta: { page, per_page: QUEUE_PAGE, total: await countCases(database, isShown) },
    counts: {
      open: await countIn('open'),
      working: await countIn('working'),
      mine: await countIn('mine'),
    },
    at: formatWireTimestamp(now),
  };
}

/** What the queue and the desk's own page say of a case beside its head. */
export function describeQueued(row: CaseRow, isSelf: boolean | null) {
  return {
    variant: row.variant,
    is_self: row.member_id === null ? null : isSelf,
    taken_by: holderOf(row),
    waiting_since: row.waiting_since && formatWireTimestamp(row.waiting_since),
    needs_second_check: needsSecondCheck(row),
    has_new_correction: row.corrected_at !== null,
  };
}

const holderOf = ({ taken_by: id, taken_by_name: name }: CaseRow) =>
  id === null ? null : { id, display_name: name ?? '' };

/** What of it somebody is told who has to say first why they open a case. */
export function describeAhead(row: CaseRow): CaseAhead {
  return {
    number: caseNumberText(row.case_no),
    is_closed: row.status === 'closed',
    taken_by: holderOf(row),
    member_left: row.member_id === null,
  };
}

const OPEN_STATUSES = CASE_STATUSES.map(({ value }) => value).filter((status) => status !== 'closed');

/**
 * One part of the queue. A case that still needs its second reader stands in each part that is not closed, whoever has
 * taken it and however it came: the reader who is missing looks wherever they happen to work (G119).
 */
function partCondition({ view, channel, staffId }: Pick<QueueQuery, 'view' | 'channel' | 'staffId'>) {
  const ofChannel = channel === undefined ? undefined : eq(cases.channel, channel);
  const narrowed = and(viewCondition(view, staffId), ofChannel);
  return view === 'closed' ? narrowed : or(NEEDS_SECOND_CHECK, narrowed);
}

function viewCondition(view: QueueView, staffId: string): SQL | undefined {
  switch (view) {
    case 'open':
      return and(isNull(cases.taken_by), inArray(cases.status, OPEN_STATUSES));
    case 'working':
      return and(isNotNull(cases.taken_by), ne(cases.status, 'closed'));
    case 'mine':
      // A correction to a closed case brings it back until it is seen.
      return and(eq(cases.taken_by, staffId), or(ne(cases.status, 'closed'), isNotNull(cases.corrected_at)));
    case 'closed':
      return eq(cases.status, 'closed');
  }
}

async function countCases(executor: Executor, condition: SQL | undefined): Promise<number> {
  const [row] = await executor.select({ cases: count() }).from(cases).where(condition);
  return row?.cases ?? 0;
}
