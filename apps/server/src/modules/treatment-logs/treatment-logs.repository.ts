import type { TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type AskedPieces, matching, NEWEST_FIRST, ownLogs, ownTrash } from './log-conditions.ts';
import { type TreatmentLogRow, treatmentLogs } from './treatment-logs.table.ts';

const {
  search_tokens: _tokens,
  search_fold: _fold,
  idempotency_key: _key,
  member_id: _member,
  ...readBack
} = getTableColumns(treatmentLogs);

/** What nobody reads back stays in the database: the tokens weigh more than the log itself. */
export const READ_COLUMNS = readBack;

/** A row as it is read. */
export type StoredRow = Omit<
  TreatmentLogRow,
  'search_tokens' | 'search_fold' | 'idempotency_key' | 'member_id'
>;
export type NewTreatmentLogRow = typeof treatmentLogs.$inferInsert;

/** Rounds of a save whose key is held by a row that changes at the same moment. */
const MOST_ROUNDS = 5;

interface Narrowing {
  memberId: string;
  filters: TreatmentLogFilters;
  /** None: all of them. */
  asked?: readonly AskedPieces[];
  /** Only what the member ticked 「相談員に見せる」. */
  sharedOnly?: boolean;
}

/** One page of rows, newest first, and how many there are in all. */
export async function listRows(
  executor: Executor,
  narrowing: Narrowing,
  page: { offset: number; limit: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const where = matching(narrowing);
  const counted = executor.select({ total: count() }).from(treatmentLogs).where(where);
  const rows = await executor
    .select({ ...READ_COLUMNS, total: sql`(${counted})`.mapWith(Number) })
    .from(treatmentLogs)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
    .offset(page.offset);
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : ((await counted)[0]?.total ?? 0));
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

/** What is drawn of a log: its sealed document, and when it was. */
export type DrawnRow = Pick<StoredRow, 'id' | 'log_date' | 'log_time' | 'sealed_details'>;

const DRAWN_COLUMNS = {
  id: treatmentLogs.id,
  log_date: treatmentLogs.log_date,
  log_time: treatmentLogs.log_time,
  sealed_details: treatmentLogs.sealed_details,
};

/** Rows read in one go; between two goes other requests have their turn. */
const READ_AT_ONCE = 200;

/** All of them as they are drawn, newest first, a few hundred at a time. */
export const listDrawnRows = (executor: Executor, narrowing: Narrowing): AsyncGenerator<DrawnRow[]> =>
  inGoes(executor, narrowing, (where) =>
    executor
      .select(DRAWN_COLUMNS)
      .from(treatmentLogs)
      .where(where)
      .orderBy(...NEWEST_FIRST),
  );

/** The same, each row whole. */
export const listWholeRows = (executor: Executor, narrowing: Narrowing): AsyncGenerator<StoredRow[]> =>
  inGoes(executor, narrowing, (where) => readRows(executor, where));

/** One statement where that is enough. What is written meanwhile is in it at most once. */
async function* inGoes<Row extends { id: string }>(
  executor: Executor,
  narrowing: Narrowing,
  read: (where: SQL | undefined) => { limit(rows: number): PromiseLike<Row[]> },
): AsyncGenerator<Row[]> {
  const first = await read(matching(narrowing)).limit(READ_AT_ONCE);
  yield first;
  if (first.length < READ_AT_ONCE) return;
  const known = new Set(first.map(({ id }) => id));
  const ids = (await listCandidateIds(executor, narrowing)).filter((id) => !known.has(id));
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const next = inArray(treatmentLogs.id, ids.slice(start, start + READ_AT_ONCE));
    yield await read(ownLogs(narrowing.memberId, next)).limit(READ_AT_ONCE);
  }
}

/** Ids of the rows that may hold a keyword, newest first: its pieces are all there, their order is not known yet. */
export async function listCandidateIds(executor: Executor, narrowing: Narrowing): Promise<string[]> {
  const rows = await executor
    .select({ id: treatmentLogs.id })
    .from(treatmentLogs)
    .where(matching(narrowing))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ id }) => id);
}

/** The member's own row, or nothing: another member's id and an unknown one are never told apart (F15). */
export async function findRow(
  executor: Executor,
  memberId: string,
  id: string,
): Promise<StoredRow | undefined> {
  const [row] = await readRows(executor, ownLogs(memberId, eq(treatmentLogs.id, id)));
  return row;
}

/** Those of the ids that are the member's own, newest first. */
export async function findRows(
  executor: Executor,
  memberId: string,
  ids: readonly string[],
): Promise<StoredRow[]> {
  return ids.length === 0
    ? []
    : await readRows(executor, ownLogs(memberId, inArray(treatmentLogs.id, [...ids])));
}

function readRows(executor: Executor, where: SQL | undefined) {
  return executor
    .select(READ_COLUMNS)
    .from(treatmentLogs)
    .where(where)
    .orderBy(...NEWEST_FIRST);
}

/**
 * Inserts the row, or gives back the one that the same save made before (F5); one row under any number at once. One in
 * the trash is no answer to a save: it gives its key up.
 */
export async function insertRow(executor: Executor, row: NewTreatmentLogRow): Promise<StoredRow> {
  const sameSave = and(
    eq(treatmentLogs.member_id, row.member_id),
    eq(treatmentLogs.idempotency_key, row.idempotency_key ?? ''),
  );
  // Between two statements the earlier row may be deleted or taken back; each round meets what stands by then.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [inserted] = await executor
      .insert(treatmentLogs)
      .values(row)
      .onConflictDoNothing({ target: [treatmentLogs.member_id, treatmentLogs.idempotency_key] })
      .returning(READ_COLUMNS);
    if (inserted) return inserted;
    const [earlier] = await executor
      .select(READ_COLUMNS)
      .from(treatmentLogs)
      .where(and(sameSave, isNull(treatmentLogs.deleted_at)));
    if (earlier) return earlier;
    await executor
      .update(treatmentLogs)
      .set({ idempotency_key: null })
      .where(and(sameSave, isNotNull(treatmentLogs.deleted_at)));
  }
  throw new Error('A treatment log was neither inserted nor found under its idempotency key.');
}

/** New rows in one statement: all or none. */
export async function insertRows(executor: Executor, rows: readonly NewTreatmentLogRow[]): Promise<void> {
  await executor.insert(treatmentLogs).values([...rows]);
}

/** Saves over the version the member started from; nothing when a newer one stands or the row is gone. */
export async function updateRow(
  executor: Executor,
  key: { id: string; memberId: string; version: number },
  changes: Partial<NewTreatmentLogRow>,
): Promise<StoredRow | undefined> {
  const [row] = await executor
    .update(treatmentLogs)
    .set({ ...changes, version: key.version + 1 })
    .where(ownLogs(key.memberId, and(eq(treatmentLogs.id, key.id), eq(treatmentLogs.version, key.version))))
    .returning(READ_COLUMNS);
  return row;
}

/** Into the trash; false when there is no such log of this member. */
export async function trashRow(
  executor: Executor,
  memberId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await executor
    .update(treatmentLogs)
    .set({ deleted_at: now })
    .where(ownLogs(memberId, eq(treatmentLogs.id, id)))
    .returning({ id: treatmentLogs.id });
  return rows.length > 0;
}

/** What the member deleted after `limit`, the last deletion first. */
export function listTrashedRows(
  executor: Executor,
  { memberId, limit, most }: { memberId: string; limit: Date; most: number },
): Promise<StoredRow[]> {
  return executor
    .select(READ_COLUMNS)
    .from(treatmentLogs)
    .where(ownTrash(memberId, limit))
    .orderBy(desc(treatmentLogs.deleted_at), desc(treatmentLogs.id))
    .limit(most);
}

/**
 * Out of the trash, if it was deleted after `limit`; nothing when there is no such log of this member in it. The
 * version rises: a page that was opened before the deletion must not save over it unasked (G66).
 */
export async function restoreRow(
  executor: Executor,
  { memberId, id, limit }: { memberId: string; id: string; limit: Date },
): Promise<StoredRow | undefined> {
  const [row] = await executor
    .update(treatmentLogs)
    .set({ deleted_at: null, version: sql`${treatmentLogs.version} + 1` })
    .where(ownTrash(memberId, limit, eq(treatmentLogs.id, id)))
    .returning(READ_COLUMNS);
  return row;
}

/** Erases at most `most` logs that went into the trash by `limit`; answers their ids. */
export async function eraseTrashedBy(executor: Executor, limit: Date, most: number): Promise<string[]> {
  const isDue = lte(treatmentLogs.deleted_at, limit);
  const oldest = executor.select({ id: treatmentLogs.id }).from(treatmentLogs).where(isDue).limit(most);
  const erased = await executor
    .delete(treatmentLogs)
    // Said twice: a log that is taken back while this statement waits for its row must not be erased.
    .where(and(inArray(treatmentLogs.id, oldest), isDue))
    .returning({ id: treatmentLogs.id });
  return erased.map(({ id }) => id);
}

/** Marks the member's logs, or those of the ids, as read by their member (G72). */
export async function markRowsViewed(
  executor: Executor,
  memberId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<void> {
  const narrowed = ids === null ? undefined : inArray(treatmentLogs.id, [...ids]);
  await executor.update(treatmentLogs).set({ viewed_at: now }).where(ownLogs(memberId, narrowed));
}

/** Days of the newest logs, for the member's own user data. */
export function listMentions(
  executor: Executor,
  memberId: string,
  most: number,
): Promise<{ id: string; log_date: string }[]> {
  return executor
    .select({ id: treatmentLogs.id, log_date: treatmentLogs.log_date })
    .from(treatmentLogs)
    .where(ownLogs(memberId))
    .orderBy(...NEWEST_FIRST)
    .limit(most);
}

/** The member's rows of an id, or of the save that made them; those in the trash too, if deleted after `limit`. */
export async function findRowsOfLog(
  executor: Executor,
  wanted: { memberId: string; id: string; idempotencyKey: string; limit: Date },
): Promise<StoredRow[]> {
  const { memberId, limit } = wanted;
  const isWanted = or(
    eq(treatmentLogs.id, wanted.id),
    eq(treatmentLogs.idempotency_key, wanted.idempotencyKey),
  );
  return await readRows(executor, and(isWanted, or(ownLogs(memberId), ownTrash(memberId, limit))));
}
