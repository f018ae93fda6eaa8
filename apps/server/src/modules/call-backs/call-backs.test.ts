import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, openCase, send } from '../consultations/consultations.fixture.ts';
import { anAddress, FORM, send as sendForm, visitorOn } from '../inquiries/inquiries.fixture.ts';
import type { StaffPerson } from '../staff/staff.fixture.ts';
import { eraseOldCallBacks } from './call-back-changes.ts';

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

describe('つらい気持ちの言葉があれば、先に立つ（G119）', () => {
  const DANGER = '夜になると、もう消えたいと思ってしまいます。';
  const dangerOf = async (staff: StaffPerson, id: string) => {
    const rows = await listOf(staff);
    const at = rows.findIndex((row: { id: string }) => row.id === id);
    const isBehindCalm = rows.slice(0, at).some((row: { danger: unknown }) => row.danger === null);
    return { isBehindCalm, danger: rows[at].danger };
  };

  // @proves call GET /desk/call-backs
  it('約束したあとで相談に書かれた場合も、わけとともに先頭に立つ', async () => {
    const [staff, member] = [await makeStaff(portal), await aMember(portal)];
    const { id: caseId, number } = await openCase(member);
    await promise(staff, { wish: '夕方に' });
    const { id } = (await promise(staff, { wish: `${number} の方。午後に` })).json();
    expect((await dangerOf(staff, id)).danger).toBeNull();
    await send(member, caseId, DANGER);
    expect(await dangerOf(staff, id)).toEqual({ isBehindCalm: false, danger: { by: 'case', number } });
  });

  it('聞き取ったことにあった場合と、受付番号のお問い合わせにあった場合も、先頭に立つ', async () => {
    const staff = await makeStaff(portal);
    const { receipt_number: number } = (
      await sendForm(visitorOn(portal), '/email/inquiry', { ...FORM, email: anAddress(), message: DANGER })
    ).json();
    const noted = (await promise(staff, { wish: 'もう死にたいとのこと' })).json();
    const about = (await promise(staff, { wish: `${number} の方` })).json();
    expect(await dangerOf(staff, noted.id)).toEqual({
      isBehindCalm: false,
      danger: { by: 'noted', number: null },
    });
    expect(await dangerOf(staff, about.id)).toEqual({
      isBehindCalm: false,
      danger: { by: 'inquiry', number },
    });
  });

  it('電話での返事を望む、つらい言葉のお問い合わせは、約束より前に、書いたことも名前もなく並ぶ', async () => {
    const staff = await makeStaff(portal, 'concierge');
    const wish = { ...FORM, reply_by: 'phone', phone_number: '0420000001' };
    const made = await Promise.all(
      [DANGER, FORM.message].map((message) =>
        sendForm(visitorOn(portal), '/email/inquiry', { ...wish, email: anAddress(), message }),
      ),
    );
    const [danger, calm] = made.map((one) => one.json().receipt_number);
    const list = await staff.browser.call('GET', '/desk/call-backs?state=open');
    const wished = list.json().wished.map((row: { receipt_number: string }) => row.receipt_number);
    expect(wished).toContain(danger);
    expect(wished).not.toContain(calm);
    expect(JSON.stringify(list.json().wished)).not.toMatch(/消えたい|花子|0420000001/);
    expect((await staff.browser.call('GET', '/desk/call-backs?state=ended')).json().wished).toEqual([]);
  });
});
