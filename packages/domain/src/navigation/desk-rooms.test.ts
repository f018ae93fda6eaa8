import { describe, expect, it } from 'vitest';
import type { StaffRole } from '../staff/index.ts';
import { deskRoomsFor } from './index.ts';

/** Written out: the rooms of each role. */
const ROOMS: Readonly<Record<StaffRole, readonly string[]>> = {
  concierge: ['/desk/members', '/desk/call-backs', '/desk/inquiries', '/desk/monitor-registrations'],
  supporter: ['/desk', '/desk/members', '/desk/call-backs', '/desk/inquiries', '/desk/monitor-registrations'],
  lead: [
    '/desk',
    '/desk/members',
    '/desk/call-backs',
    '/desk/inquiries',
    '/desk/monitor-registrations',
    '/desk/canned-answers',
    '/desk/surveys',
    '/desk/closures',
  ],
  editor: ['/desk/canned-answers'],
  administrator: ['/desk/surveys', '/desk/closures'],
};

describe('机の案内（G42）', () => {
  it.each(Object.keys(ROOMS) as StaffRole[])('%s には、入れる部屋だけを見せる', (role) => {
    expect(deskRoomsFor(role).map(({ screen }) => screen)).toEqual(ROOMS[role]);
  });

  it('会員の手続きは、代行できる人の部屋', () => {
    expect(deskRoomsFor('concierge').map(({ label }) => label)).toContain('会員の手続き');
    expect(deskRoomsFor('editor').map(({ label }) => label)).not.toContain('会員の手続き');
  });
});
