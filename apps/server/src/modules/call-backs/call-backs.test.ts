import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { StaffPerson } from '../staff/staff.fixture.ts';
import { eraseOldCallBacks } from './keep-call-backs.ts';

const portal = usePortal();
const PROMISE = { variant: 'chofu', name: '見本 花子', phone_number: '042-000-0001', wish: '午後に' };

const promise = (staff: StaffPerson, change: object = {}) =>
  staff.browser.call('POST', '/desk/call-backs', { ...PROMISE, client_key: randomUUID(), ...change });
const listOf = async (staff: StaffPerson, state = 'open') =>
  (await staff.browser.call('GET', `/desk/call-backs?state=${state}`)).json().data;

// @proves call POST /desk/call-backs
it('約束は、その窓口が次に開く日のものになり、封をして置く', async () => {
  const staff = await makeStaff(portal, 'concierge');
  const made = await promise(staff);
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({
    name: '見本 花子',
    phone_number: '0420000001',
    state: 'open',
    tries: 0,
  });
  expect(['火', '土']).toContain(
    ['日', '月', '火', '水', '木', '金', '土'][new Date(`${made.json().due_on}T00:00:00Z`).getUTCDay()],
  );
  const { rows } = await portal.dependencies.database.execute(
    "select 1 from call_backs t where t::text like '%見本 花子%' or t::text like '%0420000001%'",
  );
  expect(rows).toEqual([]);
});

// @proves call POST /desk/call-backs
it('同じ送信を二度しても、約束は一つ', async () => {
  const staff = await makeStaff(portal);
  const client_key = randomUUID();
  const made = [await promise(staff, { client_key }), await promise(staff, { client_key })];
  expect(made[0]?.json()).toEqual(made[1]?.json());
});

// @proves call GET /desk/call-backs
// @proves call PUT /desk/call-backs/{id}
it('出られなかった場合は残り、お話しできた場合は終わる。遅れた人には、いまの様子が伝わる', async () => {
  const [one, other] = [await makeStaff(portal), await makeStaff(portal, 'lead')];
  const { id } = (await promise(one)).json();
  const note = (by: StaffPerson, outcome: string, version: number) =>
    by.browser.call('PUT', `/desk/call-backs/${id}`, { outcome, version });
  expect((await note(one, 'not_reached', 1)).json()).toMatchObject({ state: 'open', tries: 1, version: 2 });
  const late = await note(other, 'done', 1);
  expect(late.statusCode).toBe(409);
  expect(late.json().current).toMatchObject({ id, tries: 1, version: 2 });
  expect((await note(other, 'done', 2)).json()).toMatchObject({ state: 'done', ended_by_name: '佐藤' });
  expect((await listOf(one)).map((row: { id: string }) => row.id)).not.toContain(id);
  expect((await listOf(one, 'ended'))[0]).toMatchObject({ id, tries: 2 });
  expect((await note(one, 'done', 3)).statusCode).toBe(409);
});

it('番号がでたらめな場合、言葉で断る', async () => {
  const staff = await makeStaff(portal);
  const answer = await promise(staff, { phone_number: '12' });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(['phone_number']);
});

it('終わって90日を過ぎた約束は、鍵ごと消える', async () => {
  const staff = await makeStaff(portal);
  const { id } = (await promise(staff)).json();
  await staff.browser.call('PUT', `/desk/call-backs/${id}`, { outcome: 'dropped', version: 1 });
  const { database, clock } = portal.dependencies;
  const inDays = (days: number) => new Date(clock().getTime() + days * 86_400_000);
  await eraseOldCallBacks(database, inDays(89));
  expect((await listOf(staff, 'ended')).map((row: { id: string }) => row.id)).toContain(id);
  await eraseOldCallBacks(database, inDays(91));
  const { rows } = await database.execute(
    `select 1 from call_backs where id = '${id}' union all select 1 from member_keys where member_id = '${id}'`,
  );
  expect(rows).toEqual([]);
});
