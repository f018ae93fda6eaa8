import { treatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { matching, NEWEST_FIRST } from './log-conditions.ts';
import { type NewTreatmentLogRow, READ_COLUMNS, type StoredRow } from './treatment-logs.repository.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Whose check-in, of which day: the name from `checkInKey`. */
export interface CheckInPlace {
  memberId: string;
  key: string;
}

function at({ memberId, key }: CheckInPlace) {
  return and(eq(treatmentLogs.member_id, memberId), eq(treatmentLogs.idempotency_key, key));
}

/** What is told of a check-in: the row that holds its name, in the trash or not, and the newest logs on the condition. */
export interface CheckInRows {
  row: StoredRow | undefined;
  newest: StoredRow[];
}

const CONDITION_LOGS = treatmentLogFilters.parse({ is_condition_log: true });

/** In one statement: `most` of the newest, newest first. */
export async function readCheckInRows(
  executor: Executor,
  place: CheckInPlace,
  most: number,
): Promise<CheckInRows> {
  const { memberId } = place;
  const rows = await unionAll(
    executor
      .select({ ...READ_COLUMNS, isNamed: sql<boolean>`false`.as('is_named') })
      .from(treatmentLogs)
      .where(matching({ memberId, filters: CONDITION_LOGS }))
      .orderBy(...NEWEST_FIRST)
      .limit(most),
    executor
      .select({ ...READ_COLUMNS, isNamed: sql<boolean>`true`.as('is_named') })
      .from(treatmentLogs)
      .where(at(place)),
    // `NEWEST_FIRST` by the names of the columns, as the two have become one.
  ).orderBy(sql`log_date desc, log_time desc nulls last, created_at desc, id desc`);
  const shown = ({ isNamed: _, ...row }: (typeof rows)[number]): StoredRow => row;
  const named = rows.find(({ isNamed }) => isNamed);
  return { row: named && shown(named), newest: rows.filter(({ isNamed }) => !isNamed).map(shown) };
}

/** The row that holds the name of the day's check-in, and nobody else changes the row until the transaction ends. */
export async function lockCheckInRow(tx: Transaction, place: CheckInPlace): Promise<StoredRow | undefined> {
  const [row] = await tx.select().from(treatmentLogs).where(at(place)).for('update');
  return row;
}

/** False when another tap was first: its row is there once this returns. */
export async function insertCheckInRow(tx: Transaction, row: NewTreatmentLogRow): Promise<boolean> {
  const inserted = await tx
    .insert(treatmentLogs)
    .values(row)
    .onConflictDoNothing({ target: [treatmentLogs.member_id, treatmentLogs.idempotency_key] })
    .returning({ id: treatmentLogs.id });
  return inserted.length > 0;
}

/** Writes over a row that is locked. */
export async function updateCheckInRow(
  tx: Transaction,
  row: StoredRow,
  changes: Partial<NewTreatmentLogRow>,
): Promise<void> {
  await tx
    .update(treatmentLogs)
    .set({ ...changes, version: row.version + 1 })
    .where(eq(treatmentLogs.id, row.id));
}

/** The log stays as it is and is no longer the check-in of its day: the next tap makes a new one. */
export async function releaseCheckInRow(tx: Transaction, { id }: StoredRow): Promise<void> {
  await tx.update(treatmentLogs).set({ idempotency_key: null }).where(eq(treatmentLogs.id, id));
}

/** Erases a row that says nothing any more. */
export async function eraseCheckInRow(tx: Transaction, { id }: StoredRow): Promise<void> {
  await tx.delete(treatmentLogs).where(eq(treatmentLogs.id, id));
}
