import { listEndpoints } from '@hidamari/contract/endpoints';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

/** Who may make which call of the desk, written out (G42). */
const TABLE: Readonly<Record<string, readonly StaffRole[]>> = {
  'POST /desk/logout': STAFF_ROLES,
  'GET /desk/me': STAFF_ROLES,
  'PUT /desk/alerts': STAFF_ROLES,
  'POST /desk/acting/end': STAFF_ROLES,
  'POST /desk/members/search': ['concierge', 'supporter', 'lead'],
  'POST /desk/acting': ['concierge', 'supporter', 'lead'],
  'GET /desk/inquiries': ['concierge', 'supporter', 'lead'],
  'GET /desk/inquiries/{id}': ['concierge', 'supporter', 'lead'],
  'PUT /desk/inquiries/{id}/check': ['concierge', 'supporter', 'lead'],
  'PUT /desk/inquiries/{id}/on-call': ['concierge', 'supporter', 'lead'],
  'PUT /desk/inquiries/{id}/call': ['concierge', 'supporter', 'lead'],
  'POST /desk/inquiries/{id}/call/answer': ['concierge', 'supporter', 'lead'],
  'PUT /desk/inquiries/{id}/holder': ['concierge', 'supporter', 'lead'],
  'POST /desk/inquiries/{id}/answers': ['concierge', 'supporter', 'lead'],
  'GET /desk/call-backs': ['concierge', 'supporter', 'lead'],
  'POST /desk/call-backs': ['concierge', 'supporter', 'lead'],
  'PUT /desk/call-backs/{id}': ['concierge', 'supporter', 'lead'],
  'GET /desk/monitor-registrations': ['concierge', 'supporter', 'lead'],
  'POST /desk/monitor-registrations/{id}/register': ['concierge', 'supporter', 'lead'],
  'POST /desk/monitor-registrations/{id}/end': ['concierge', 'supporter', 'lead'],
  'GET /desk/cases': ['supporter', 'lead'],
  'POST /desk/cases': ['supporter', 'lead'],
  'GET /desk/cases/{id}': ['supporter', 'lead'],
  'PUT /desk/cases/{id}/reading-reason': ['supporter', 'lead'],
  'GET /desk/cases/{id}/messages': ['supporter', 'lead'],
  'GET /desk/cases/{id}/card': ['supporter', 'lead'],
  'GET /desk/cases/{id}/logs': ['supporter', 'lead'],
  'GET /desk/cases/{id}/logs/{log_id}': ['supporter', 'lead'],
  'POST /desk/cases/{id}/logs/{log_id}/comments': ['supporter', 'lead'],
  'POST /desk/cases/{id}/take': ['supporter', 'lead'],
  'POST /desk/cases/{id}/hand-over': ['supporter', 'lead'],
  'POST /desk/cases/{id}/replies': ['supporter', 'lead'],
  'PUT /desk/cases/{id}/marks': ['supporter', 'lead'],
  'POST /desk/cases/{id}/notes': ['supporter', 'lead'],
  'POST /desk/cases/{id}/second-check': ['supporter', 'lead'],
  'PUT /desk/cases/{id}/calls/{whom}': ['supporter', 'lead'],
  'POST /desk/cases/{id}/calls/{whom}/answer': ['supporter', 'lead'],
  'POST /desk/cases/{id}/first-aid': ['supporter', 'lead'],
  'POST /desk/cases/{id}/phone': ['lead'],
  'PUT /desk/cases/{id}/title': ['supporter', 'lead'],
  'POST /desk/cases/{id}/close': ['supporter', 'lead'],
  'GET /desk/cases/{id}/attachables': ['supporter', 'lead'],
  'GET /desk/presence': ['supporter', 'lead'],
  'GET /desk/waiting': ['supporter', 'lead'],
  'GET /desk/colleagues': ['supporter', 'lead'],
  'GET /desk/closures': ['lead', 'administrator'],
  'POST /desk/closures': ['lead', 'administrator'],
  'DELETE /desk/closures/{id}': ['lead', 'administrator'],
  'GET /desk/surveys/report': ['lead', 'administrator'],
  'GET /desk/surveys/contacts': ['lead'],
  'POST /desk/surveys/contacts/{id}/contacted': ['lead'],
  'GET /desk/canned-answers': STAFF_ROLES,
  'POST /desk/canned-answers': ['lead', 'editor'],
  'PUT /desk/canned-answers/{id}': ['lead', 'editor'],
  'DELETE /desk/canned-answers/{id}': ['lead', 'editor'],
};

const staffCalls = listEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'staff');

// @proves call GET /desk/me
describe('担当者の呼び出しと役割の表', () => {
  it('表には、担当者の呼び出しがすべてある', () => {
    expect(staffCalls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.keys(TABLE).sort(),
    );
  });

  it.each(STAFF_ROLES)('%s', async (role) => {
    const { browser } = await makeStaff(portal, role);
    // The way out last: nobody is anybody after it.
    const calls = staffCalls.toSorted((a) => (a.path === '/desk/logout' ? 1 : -1));
    for (const { method, path } of calls) {
      const answer = await browser.call(method as 'GET', path, method === 'GET' ? undefined : {});
      const isAllowed = TABLE[`${method} ${path}`]?.includes(role);
      expect(`${method} ${path} ${answer.statusCode === 403}`).toBe(`${method} ${path} ${!isAllowed}`);
      expect(answer.statusCode).not.toBe(401);
    }
  });

  it('会員も、訪問者も、どれも呼べない', async () => {
    const member = await makeMember(portal, 'general');
    for (const { method, path } of staffCalls) {
      const answer = await member.browser.call(method as 'GET', path, undefined, member.accessToken);
      expect(answer.statusCode, path).toBe(401);
    }
  });

  it('担当者のしるしだけでは、会員の呼び出しは一つもできない', async () => {
    const { browser } = await makeStaff(portal);
    expect((await browser.call('GET', '/users/me')).statusCode).toBe(401);
    expect((await browser.call('GET', '/account/access-diary')).statusCode).toBe(401);
  });
});
