import { presentSince, type StaffRole } from '@hidamari/domain/staff';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { deskPresences, staffMembers } from './staff.table.ts';

/** Somebody of staff as colleagues see them. */
export interface PresentStaff {
  id: string;
  display_name: string;
  role: StaffRole;
}

/** Whose desk is open now, on whichever server, by name. */
export async function listPresent(executor: Executor, now: Date): Promise<PresentStaff[]> {
  const { id, display_name, role, disabled_at } = staffMembers;
  return executor
    .selectDistinct({ id, display_name, role })
    .from(deskPresences)
    .innerJoin(staffMembers, eq(staffMembers.id, deskPresences.staff_id))
    .where(and(gt(deskPresences.seen_at, presentSince(now)), isNull(disabled_at)))
    .orderBy(asc(display_name), asc(id))
    .limit(500);
}

/** True while this person has the desk open. */
export async function isPresent(executor: Executor, staffId: string, now: Date): Promise<boolean> {
  return (await listPresent(executor, now)).some(({ id }) => id === staffId);
}
