import { STAFF_ROLES } from '@hidamari/domain/staff';
import { describe, expect, it } from 'vitest';
import { type StaffPerson, staffAfterFirstLogin } from '../modules/staff/staff.fixture.ts';
import { leftRows } from './left-rows.fixture.ts';
import { makeStaff } from './make-staff.fixture.ts';
import { usePortal } from './portal-under-test.fixture.ts';

const portal = usePortal();

/** What only the steps of the login leave: how often was tried. */
const OF_THE_STEPS = ['rate_limits'];

async function rowsOf({ login }: StaffPerson) {
  const rows = await leftRows(portal, { login });
  for (const table of OF_THE_STEPS) delete rows[table];
  return rows;
}

describe('somebody of staff who is made', () => {
  it.each(STAFF_ROLES)('leaves the rows that the first login leaves, table by table: %s', async (role) => {
    await portal.empty();
    const walked = await rowsOf(await staffAfterFirstLogin(portal, role));
    await portal.empty();
    expect(await rowsOf(await makeStaff(portal, role))).toEqual(walked);
    expect(walked).toMatchObject({ staff_members: [{}], staff_sessions: [{}] });
  });

  it('stands in a browser like one that logged in, and is at the desk', async () => {
    const [walked, made] = [await staffAfterFirstLogin(portal), await makeStaff(portal)];
    const desk = await made.browser.call('GET', '/desk/me');
    expect(desk.statusCode, desk.body).toBe(200);
    await made.browser.ask('/api/sanctum/csrf-cookie');
    await walked.browser.ask('/api/sanctum/csrf-cookie');
    const cookiesOf = ({ browser }: StaffPerson) =>
      [...browser.cookies.keys()].filter((name) => name !== 'visit').sort();
    expect(cookiesOf(made)).toEqual(cookiesOf(walked));
  });
});
