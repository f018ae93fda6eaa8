import { and, arrayContains, count, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CategoryFlag, TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import type { Executor } from '../../database/database.ts';
import { type TreatmentLogRow, treatmentLogs } from './treatment-logs.table.ts';

const FLAG_COLUMNS = {
  is_visiting_hospital_log: treatmentLogs.is_visiting_hospital_log,
  is_medicine_log: treatmentLogs.is_medicine_log,
  is_condition_log: treatmentLogs.is_condition_log,
  is_life_log: treatmentLogs.is_life_log,
  is_other_log: treatmentLogs.is_other_log,
} as const satisfies Record<CategoryFlag, unknown>;

const NEWEST_FIRST = [
  desc(treatmentLogs.log_date),
  sql`${treatmentLogs.log_time} desc nulls last`,
  desc(treatmentLogs.created_at),
  desc(treatmentLogs.id),
];

/** The member's logs that are not in the trash, narrowed by date and category (several categories: any of them). */
function matching(memberId: string, filters: TreatmentLogFilters) {
  const wanted = Object.entries(FLAG_COLUMNS)
    .filter(([flag]) => filters[flag as CategoryFlag])
    .map(([, column]) => eq(column, true));
  return and(
    eq(treatmentLogs.member_id, memberId),
    isNull(treatmentLogs.deleted_at),
    filters.from_date === undefined ? undefined : gte(treatmentLogs.log_date, filters.from_date),
    filters.to_date === undefined ? undefined : lte(treatmentLogs.log_date, filters.to_date),
    or(...wanted),
  );
}

/** One page of rows, newest first, and how many there are in all. */
export async function listRows(
  executor: Executor,
  memberId: string,
  filters: TreatmentLogFilters,
  perPage: number,
): Promise<{ rows: TreatmentLogRow[]; total: number }> {
  const where = matching(memberId, filters);
  const rows = await executor
    .select()
    .from(treatmentLogs)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(perPage)
    .offset((filters.page - 1) * perPage);
  const [counted] = await executor.select({ total: count() }).from(treatmentLogs).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Rows that may hold a keyword, newest first: their pieces are all there, their order is not known yet. */
export function listCandidateRows(
  executor: Executor,
  memberId: string,
  filters: TreatmentLogFilters,
  tokens: string[],
): Promise<TreatmentLogRow[]> {
  return executor
    .select()
    .from(treatmentLogs)
    .where(and(matching(memberId, filters), arrayContains(treatmentLogs.search_tokens, tokens)))
    .orderBy(...NEWEST_FIRST);
}

/** The member's own row, or nothing: another member's id and an unknown one are never told apart (F15). */
export async function findRow(executor: Executor, memberId: string, id: string): Promise<TreatmentLogRow | undefined> {
  const [row] = await executor
    .select()
    .from(treatmentLogs)
    .where(and(eq(treatmentLogs.id, id), eq(treatmentLogs.member_id, memberId), isNull(treatmentLogs.deleted_at)));
  return row;
}

export function findRows(executor: Executor, memberId: string, ids: readonly string[]): Promise<TreatmentLogRow[]> {
  return executor
    .select()
    .from(treatmentLogs)
    .where(
      and(inArray(treatmentLogs.id, [...ids]), eq(treatmentLogs.member_id, memberId), isNull(treatmentLogs.deleted_at)),
    )
    .orderBy(...NEWEST_FIRST);
}

export type NewTreatmentLogRow = typeof treatmentLogs.$inferInsert;

/** Inserts the row, or gives back the one that the same save made before (F5). */
export async function insertRow(executor: Executor, row: NewTreatmentLogRow): Promise<TreatmentLogRow> {
  const [inserted] = await executor
    .insert(treatmentLogs)
    .values(row)
    .onConflictDoNothing({ target: [treatmentLogs.member_id, treatmentLogs.idempotency_key] })
    .returning();
  if (inserted) return inserted;
  const [earlier] = await executor
    .select()
    .from(treatmentLogs)
    .where(
      and(
        eq(treatmentLogs.member_id, row.member_id),
        eq(treatmentLogs.idempotency_key, row.idempotency_key ?? ''),
      ),
    );
  if (!earlier) throw new Error('A treatment log was neither inserted nor found under its idempotency key.');
  return earlier;
}

/** Saves over the version the member started from; nothing when a newer one stands or the row is gone. */
export async function updateRow(
  executor: Executor,
  key: { id: string; memberId: string; version: number },
  changes: Partial<NewTreatmentLogRow>,
): Promise<TreatmentLogRow | undefined> {
  const [row] = await executor
    .update(treatmentLogs)
    .set({ ...changes, version: key.version + 1 })
    .where(
      and(
        eq(treatmentLogs.id, key.id),
        eq(treatmentLogs.member_id, key.memberId),
        eq(treatmentLogs.version, key.version),
        isNull(treatmentLogs.deleted_at),
      ),
    )
    .returning();
  return row;
}

/** Into the trash; false when there is no such log of this member. */
export async function trashRow(executor: Executor, memberId: string, id: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(treatmentLogs)
    .set({ deleted_at: now })
    .where(and(eq(treatmentLogs.id, id), eq(treatmentLogs.member_id, memberId), isNull(treatmentLogs.deleted_at)))
    .returning({ id: treatmentLogs.id });
  return rows.length > 0;
}

/** Erases what went into the trash before `limit`; answers how many. */
export async function eraseTrashedBefore(executor: Executor, limit: Date): Promise<number> {
  const rows = await executor
    .delete(treatmentLogs)
    .where(lt(treatmentLogs.deleted_at, limit))
    .returning({ id: treatmentLogs.id });
  return rows.length;
}

/** Marks logs as read by their member (G72). */
export async function markRowsViewed(
  executor: Executor,
  memberId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await executor
    .update(treatmentLogs)
    .set({ viewed_at: now })
    .where(
      and(
        eq(treatmentLogs.member_id, memberId),
        isNull(treatmentLogs.deleted_at),
        ids === undefined ? undefined : inArray(treatmentLogs.id, [...ids]),
      ),
    );
}
