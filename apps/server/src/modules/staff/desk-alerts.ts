import { type DeskAlerts, FIRST_ALERTS } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { staffMembers } from './staff.table.ts';

/** By what the desk calls for this person's attention. */
export async function alertsOf(executor: Executor, staffId: string): Promise<DeskAlerts> {
  const { alerts_in_title: title, alerts_by_sound: sound, alerts_by_notice: notice } = staffMembers;
  const [found] = await executor
    .select({ title, sound, notice })
    .from(staffMembers)
    .where(eq(staffMembers.id, staffId));
  return found ?? FIRST_ALERTS;
}

/** Keeps what they chose, for every browser of theirs. */
export async function chooseAlerts(
  executor: Executor,
  staffId: string,
  { title, sound, notice }: DeskAlerts,
): Promise<void> {
  await executor
    .update(staffMembers)
    .set({ alerts_in_title: title, alerts_by_sound: sound, alerts_by_notice: notice })
    .where(eq(staffMembers.id, staffId));
}
