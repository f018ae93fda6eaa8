import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
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

/** The row that holds the name of the day's check-in, in the trash or not. */
export async function findCheckInRow(
  executor: Executor,
  place: CheckInPlace,
): Promise<StoredRow | undefined> {
  const [row] = await executor.select(READ_COLUMNS).from(treatmentLogs).where(at(place));
  return row;
}

/** The same, and nobody else changes the row until the transaction ends. */
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
