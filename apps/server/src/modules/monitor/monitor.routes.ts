import {
  changeMonitorStateEndpoint,
  endMonitorEndpoint,
  listMonitorRegistrationsEndpoint,
  readMonitorRegistrationEndpoint,
  registerMonitorEndpoint,
  saveMonitorRegistrationEndpoint,
} from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { hasMonitorPanel } from '@hidamari/domain/monitor';
import type { MemberCaller } from '../../http/caller.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { type Route, route } from '../../http/route.ts';
import { changeState, readRegistration } from './change-state.ts';
import { endMonitor, registerMonitor } from './desk/decide-registration.ts';
import { listRegistrations } from './desk/list-registrations.ts';
import { saveRegistration } from './save-registration.ts';
import type { MonitorParts } from './sealed-registration.ts';

/** Whose calls these are; an organisation has no panel, and says so as for any address that is not there (section 6). */
function panelMember({ memberId, memberType }: MemberCaller): string {
  if (!hasMonitorPanel(memberType)) throw new AppError('not_found');
  return memberId;
}

/** The member's own registration and nobody else's (F15); no call of it takes an id, and none is open to a concierge (G42). */
export function memberRoutes(parts: MonitorParts): Route[] {
  const countWrite = (memberId: string) => parts.rateLimits.consume('writes-by-member', memberId);
  return [
    route(readMonitorRegistrationEndpoint, async ({ caller }) => ({
      status: 200,
      body: { data: await readRegistration(parts, panelMember(caller)) },
    })),
    route(changeMonitorStateEndpoint, async ({ caller, body, request: { now } }) => {
      const memberId = panelMember(caller);
      await countWrite(memberId);
      return { status: 200, body: await changeState(parts, { memberId, ...body, now }) };
    }),
    route(saveMonitorRegistrationEndpoint, async ({ caller, body, request }) => {
      const memberId = panelMember(caller);
      await countWrite(memberId);
      const decides = fieldsDecidedBy(saveMonitorRegistrationEndpoint.body, request);
      const save = { memberId, input: body, now: request.now, decides };
      return { status: 200, body: await saveRegistration(parts, save) };
    }),
  ];
}

/** The room of the desk. */
export function deskRoutes(parts: MonitorParts): Route[] {
  return [
    route(listMonitorRegistrationsEndpoint, async ({ query, caller: staff, request: { now } }) => ({
      status: 200,
      body: await listRegistrations(parts, { ...query, staff, now }),
    })),
    route(registerMonitorEndpoint, async ({ params: { id }, body, caller: staff, request: { now } }) => ({
      status: 200,
      body: await registerMonitor(parts, { id, ...body, staff, now }),
    })),
    route(endMonitorEndpoint, async ({ params: { id }, body, caller: staff, request: { now } }) => {
      const { ending_words: words, version } = body;
      return { status: 200, body: await endMonitor(parts, { id, version, words, staff, now }) };
    }),
  ];
}
