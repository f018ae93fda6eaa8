import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { monitorRegistrations } from './monitor-registration.table.ts';
import type { RegistrationRow } from './sealed-registration.ts';

const { id, member_id } = monitorRegistrations;

/** The member's one registration, or null. */
export async function findRegistration(
  executor: Executor,
  memberId: string,
): Promise<RegistrationRow | null> {
  const [row] = await executor.select().from(monitorRegistrations).where(eq(member_id, memberId));
  return row ?? null;
}

/** The same, nobody else's to change until the transaction ends. */
export async function lockRegistration(tx: Transaction, memberId: string): Promise<RegistrationRow | null> {
  const [row] = await tx.select().from(monitorRegistrations).where(eq(member_id, memberId)).for('update');
  return row ?? null;
}

/** Makes the first registration of a member; null where one stands already. */
export async function insertRegistration(
  executor: Executor,
  row: typeof monitorRegistrations.$inferInsert,
): Promise<RegistrationRow | null> {
  const [made] = await executor
    .insert(monitorRegistrations)
    .values(row)
    .onConflictDoNothing({ target: member_id })
    .returning();
  return made ?? null;
}

/** Writes over a locked row; its version rises by one. */
export async function changeRegistration(
  tx: Transaction,
  row: RegistrationRow,
  changes: Partial<Omit<RegistrationRow, 'id' | 'member_id' | 'version'>>,
): Promise<RegistrationRow> {
  const all = { ...changes, version: row.version + 1 };
  await tx.update(monitorRegistrations).set(all).where(eq(id, row.id));
  return { ...row, ...all };
}
