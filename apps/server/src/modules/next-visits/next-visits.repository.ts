import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { treatmentLogs } from '../treatment-logs/treatment-logs.table.ts';
import { nextVisits } from './next-visit.table.ts';

const {
  idempotency_key: _key,
  member_id: _member,
  treatment_log_id: _log,
  ...OWN_COLUMNS
} = getTableColumns(nextVisits);

/**
 * The tie to a log counts while the log stands and names the visit too: a log that is in the trash, erased or untied by
 * an edit is no log of the visit, and one that is taken back is its log again.
 */
const standingLog = sql<string | null>`(
  select log.id from treatment_logs log
  where log.id = next_visits.treatment_log_id and log.member_id = next_visits.member_id
    and log.next_visit_id = next_visits.id and log.deleted_at is null)`;

const READ_COLUMNS = { ...OWN_COLUMNS, standing_log_id: standingLog };

export type NewVisitRow = typeof nextVisits.$inferInsert;
/** A row as it is read. */
export type StoredVisitRow = Omit<
  typeof nextVisits.$inferSelect,
  'idempotency_key' | 'member_id' | 'treatment_log_id'
> & { standing_log_id: string | null };

const own = (memberId: string, narrowed?: SQL) => and(eq(nextVisits.member_id, memberId), narrowed);
const ownById = (memberId: string, id: string) => own(memberId, eq(nextVisits.id, id));

/** One change of a member's visits at a time: what is counted and compared before a change holds until it is made. */
export async function holdVisitsOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`next-visits:${memberId}`}, 0))`);
}

/** The member's own row, or nothing: another member's id and an unknown one are never told apart (F15). */
export async function findVisitRow(
  executor: Executor,
  memberId: string,
  id: string,
): Promise<StoredVisitRow | undefined> {
  const [row] = await executor.select(READ_COLUMNS).from(nextVisits).where(ownById(memberId, id));
  return row;
}

/** The row that the save of this key made. */
export async function findVisitRowByKey(
  executor: Executor,
  memberId: string,
  key: string,
): Promise<StoredVisitRow | undefined> {
  const sameSave = own(memberId, eq(nextVisits.idempotency_key, key));
  const [row] = await executor.select(READ_COLUMNS).from(nextVisits).where(sameSave);
  return row;
}

/** A piece of the past visits. */
export interface PastPiece {
  offset: number;
  limit: number;
}

const isPlanned = eq(nextVisits.status, 'planned');
const isPast = ne(nextVisits.status, 'planned');

/** Those that took place first, each the newest first. */
const PAST_ORDER = [
  sql`${nextVisits.status} = 'changed'`,
  desc(nextVisits.visit_date),
  sql`${nextVisits.visit_time} desc nulls last`,
  desc(nextVisits.id),
];

/** Every planned row, and a piece of the others with how many of those there are: in one statement. */
export async function listVisitRows(
  executor: Executor,
  memberId: string,
  { offset, limit }: PastPiece,
): Promise<{ rows: StoredVisitRow[]; pastTotal: number }> {
  const piece = executor
    .select({ id: nextVisits.id })
    .from(nextVisits)
    .where(own(memberId, isPast))
    .orderBy(...PAST_ORDER)
    .offset(offset)
    .limit(limit);
  const counted = executor.select({ visits: count() }).from(nextVisits).where(own(memberId, isPast));
  const rows = await executor
    .select({ ...READ_COLUMNS, pastTotal: sql`(${counted})`.mapWith(Number) })
    .from(nextVisits)
    .where(own(memberId, or(isPlanned, inArray(nextVisits.id, piece))))
    .orderBy(sql`${nextVisits.status} <> 'planned'`, ...PAST_ORDER);
  // Past a page that is beyond the last, and with none planned, there is no row to tell how many there are.
  const pastTotal = rows[0]?.pastTotal ?? (offset === 0 ? 0 : await countOwn(executor, memberId, isPast));
  return { rows: rows.map(({ pastTotal: _, ...row }) => row), pastTotal };
}

export const countPlanned = (executor: Executor, memberId: string): Promise<number> =>
  countOwn(executor, memberId, isPlanned);

/** Whether a visit is planned for this day or a later one. One whose day has passed still waits for its answers (G69). */
export const hasVisitFrom = async (executor: Executor, memberId: string, day: string): Promise<boolean> =>
  (await countOwn(executor, memberId, and(isPlanned, gte(nextVisits.visit_date, day)))) > 0;

async function countOwn(executor: Executor, memberId: string, narrowed?: SQL): Promise<number> {
  const [row] = await executor.select({ visits: count() }).from(nextVisits).where(own(memberId, narrowed));
  return row?.visits ?? 0;
}

export async function insertVisitRow(executor: Executor, row: NewVisitRow): Promise<StoredVisitRow> {
  const [inserted] = await executor.insert(nextVisits).values(row).returning(READ_COLUMNS);
  if (!inserted) throw new Error('A next visit was not inserted.');
  return inserted;
}

/** Writes a changed row, its version risen by one. Throws when it is not there: hold the visits and look before. */
export async function updateVisitRow(
  executor: Executor,
  memberId: string,
  { id, version }: Pick<StoredVisitRow, 'id' | 'version'>,
  changes: Partial<NewVisitRow>,
): Promise<StoredVisitRow> {
  const [row] = await executor
    .update(nextVisits)
    .set({ ...changes, version: version + 1 })
    .where(ownById(memberId, id))
    .returning(READ_COLUMNS);
  if (!row) throw new Error('A next visit went away while it was held.');
  return row;
}

/** False when there is no such visit of this member. */
export async function deleteVisitRow(executor: Executor, memberId: string, id: string): Promise<boolean> {
  const rows = await executor
    .delete(nextVisits)
    .where(ownById(memberId, id))
    .returning({ id: nextVisits.id });
  return rows.length > 0;
}

/** True for a log of the member that stands. */
export async function isLiveLog(executor: Executor, memberId: string, id: string): Promise<boolean> {
  const { id: logId, member_id, deleted_at } = treatmentLogs;
  const rows = await executor
    .select({ id: logId })
    .from(treatmentLogs)
    .where(and(eq(logId, id), eq(member_id, memberId), isNull(deleted_at)));
  return rows.length > 0;
}

/**
 * Every log of the member names the visit it is tied to, those in the trash too: `logId` this one, no other log this
 * one, null: no log at all. A log that changes gets a new version: a form that was opened before must not save over it
 * unasked (G66).
 */
export async function nameVisitInLogs(
  tx: Transaction,
  { memberId, visitId, logId, now }: { memberId: string; visitId: string; logId: string | null; now: Date },
): Promise<void> {
  const { id, member_id, next_visit_id, version } = treatmentLogs;
  const change = { version: sql`${version} + 1`, updated_at: now };
  const ownLog = eq(member_id, memberId);
  const others = logId === null ? undefined : ne(id, logId);
  await tx
    .update(treatmentLogs)
    .set({ ...change, next_visit_id: null })
    .where(and(ownLog, eq(next_visit_id, visitId), others));
  if (logId === null) return;
  await tx
    .update(treatmentLogs)
    .set({ ...change, next_visit_id: visitId })
    .where(and(ownLog, eq(id, logId), sql`${next_visit_id} is distinct from ${visitId}`));
}

/** True for a visit of the member. */
export async function isOwnVisit(executor: Executor, memberId: string, id: string): Promise<boolean> {
  const rows = await executor.select({ id: nextVisits.id }).from(nextVisits).where(ownById(memberId, id));
  return rows.length > 0;
}
