import type { StaffMe } from '@hidamari/contract/staff';
import { fullName } from '@hidamari/domain/members';
import { type DeskAlerts, FIRST_ALERTS } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { RequestFacts, StaffCaller } from '../../http/caller.ts';
import { members } from '../members/member.table.ts';
import { staffMembers } from './staff.table.ts';
import type { StaffParts } from './staff-parts.ts';

/** By what the desk calls for this person's attention. */
async function alertsOf(executor: Executor, staffId: string): Promise<DeskAlerts> {
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

/** Who is signed in at the desk, whose place they are in, and what they did last. */
export async function describeDesk(
  parts: StaffParts,
  { staffId, displayName, role }: StaffCaller,
  request: RequestFacts,
): Promise<StaffMe> {
  return {
    id: staffId,
    display_name: displayName,
    role,
    alerts: await alertsOf(parts.database, staffId),
    acting: await actingOf(parts, request),
    recent_acts: await parts.records.listActsOf(staffId),
  };
}

async function actingOf(
  { acting, database }: StaffParts,
  { cookies, now }: RequestFacts,
): Promise<StaffMe['acting']> {
  const { acting_session, staff_session } = cookies;
  if (!acting_session || !staff_session) return null;
  const caller = await acting.byActingCookie({ acting: acting_session, staff: staff_session }, now);
  if (!caller?.actingStaff) return null;
  const [member] = await database
    .select({ last: members.last_name, first: members.first_name })
    .from(members)
    .where(eq(members.id, caller.memberId));
  if (!member) return null;
  return {
    member_name: fullName(member.last, member.first),
    ends_at: caller.actingStaff.endsAt.toISOString(),
  };
}
