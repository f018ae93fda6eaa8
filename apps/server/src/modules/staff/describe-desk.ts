import type { StaffMe } from '@hidamari/contract/staff';
import { fullName } from '@hidamari/domain/members';
import { eq } from 'drizzle-orm';
import type { RequestFacts, StaffCaller } from '../../http/caller.ts';
import { members } from '../members/member.table.ts';
import { alertsOf } from './desk-alerts.ts';
import type { StaffParts } from './staff-parts.ts';

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
