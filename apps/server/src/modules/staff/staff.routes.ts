import {
  beginActingEndpoint,
  chooseDeskAlertsEndpoint,
  endActingEndpoint,
  findMembersEndpoint,
  staffLoginEndpoint,
  staffLogoutEndpoint,
  staffMeEndpoint,
  staffSecondFactorEndpoint,
  staffSetUpEndpoint,
} from '@hidamari/contract/staff';
import { screenHref } from '@hidamari/domain/screens';
import { type Route, route } from '../../http/route.ts';
import { beginActing, endActing, endActingIn } from './act-for-member.ts';
import { checkStaffPassword } from './check-password.ts';
import { chooseAlerts, describeDesk } from './describe-desk.ts';
import { findMembers } from './find-members.ts';
import { checkSecondFactor, setUpStaff } from './second-factor.ts';
import type { StaffParts } from './staff-parts.ts';
import { endStaffSession } from './staff-sessions.ts';

/** Own calls of the desk (G42, G140). Roles and host are the guard's business, from what the endpoints declare. */
export function staffRoutes(parts: StaffParts): Route[] {
  return [
    route(staffLoginEndpoint, async (call) => ({
      status: 200,
      body: await checkStaffPassword(parts, call.body, call),
    })),
    route(staffSecondFactorEndpoint, async (call) => {
      await checkSecondFactor(parts, call.body.code, call);
      return { status: 204 };
    }),
    route(staffSetUpEndpoint, async (call) => {
      await setUpStaff(parts, call.body, call);
      return { status: 204 };
    }),
    route(staffLogoutEndpoint, async (call) => {
      const { request, cookies, caller: staff } = call;
      await parts.database.transaction(async (tx) => {
        await endActingIn(tx, parts, { request, cookies, staff });
        await endStaffSession(tx, staff.sessionId, request.now);
      });
      for (const name of ['staff_session', 'acting_session', 'XSRF-TOKEN']) cookies.clear(name);
      return { status: 204 };
    }),
    route(staffMeEndpoint, async ({ caller, request }) => ({
      status: 200,
      body: await describeDesk(parts, caller, request),
    })),
    route(chooseDeskAlertsEndpoint, async ({ body, caller: { staffId } }) => {
      await chooseAlerts(parts.database, staffId, body);
      return { status: 204 };
    }),
    route(findMembersEndpoint, async ({ body, caller: staff, request: { now } }) => ({
      status: 200,
      body: { data: await findMembers(parts, body, { staff, now }) },
    })),
    route(beginActingEndpoint, async ({ body, caller: staff, request, cookies }) => {
      const { member_id: memberId, reason, note } = body;
      const { endsAt } = await beginActing(parts, { memberId, reason, note }, { request, cookies, staff });
      return { status: 201, body: { url: screenHref('/'), ends_at: endsAt.toISOString() } };
    }),
    route(endActingEndpoint, async ({ caller: staff, request, cookies }) => {
      await endActing(parts, { request, cookies, staff });
      return { status: 200, body: { url: screenHref('/desk/members') } };
    }),
  ];
}
