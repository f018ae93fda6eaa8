import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  giveReason,
  openCase,
  reply,
  type Supporter,
  take,
} from '../consultations/consultations.fixture.ts';
import { putBackCasesOf } from '../consultations/index.ts';
import { changeStaffRole, disableStaff, type PutBackCases } from './manage-staff.ts';
import { codeAt, STAFF_PASSWORD } from './staff.fixture.ts';

const portal = usePortal();
const now = () => portal.dependencies.clock();
const putBack: PutBackCases = (tx, leaving) => putBackCasesOf(tx, portal.dependencies, leaving);
const disable = ({ login }: Supporter) => disableStaff(portal.dependencies.database, login, now(), putBack);
const giveRole = ({ login }: Supporter, role: Parameters<typeof changeStaffRole>[1]['role']) =>
  changeStaffRole(portal.dependencies.database, { login, role }, now(), putBack);

/** Three cases of somebody: one that waits, one that is answered, one that is closed. */
async function casesOf(supporter: Supporter) {
  const member = await aMember(portal);
  const waiting = await openCase(member);
  const answered = await openCase(member);
  const closed = await openCase(member);
  for (const { id } of [waiting, answered, closed]) await take(supporter, id);
  await reply(supporter, answered.id, 'お返事');
  await reply(supporter, closed.id, 'お返事');
  await close(supporter, closed.id);
  return { member, waiting, answered, closed };
}

const NOTE = '担当していた佐藤さんが相談を受けられなくなったため、この相談は列に戻りました。';

describe('アカウントを止めた場合', () => {
  it('担当していた終わっていない相談が、列に戻り、訳が相談員のメモに残る。終わった相談はそのまま', async () => {
    const [leaving, colleague] = [await aSupporter(portal), await aSupporter(portal)];
    const { member, waiting, answered, closed } = await casesOf(leaving);
    const other = await openCase(member);
    await take(colleague, other.id);
    expect(await disable(leaving)).toEqual([waiting.number, answered.number]);
    const read = (id: string) => atDesk(colleague, id);
    await giveReason(colleague, closed.id);
    const wanted = (status: string) => ({ status, taken_by: null, notes: [{ text: NOTE }] });
    expect(await read(waiting.id)).toMatchObject(wanted('received'));
    expect(await read(answered.id)).toMatchObject(wanted('answered'));
    expect((await read(answered.id)).notes.map(({ staff_name }) => staff_name)).toEqual([
      '管理（自動の記録）',
    ]);
    expect(await read(closed.id)).toMatchObject({
      status: 'closed',
      taken_by: { id: leaving.id },
      notes: [],
    });
    expect(await read(other.id)).toMatchObject({ taken_by: { id: colleague.id }, notes: [] });
    const queue = (await colleague.call('GET', '/desk/cases?view=open')).json();
    expect(queue.data.map(({ number }: { number: string }) => number)).toEqual([
      waiting.number,
      answered.number,
    ]);
  });

  it('待っている順は変わらず、会員にはまた受けつけた相談に見え、だれかがすぐ担当できる', async () => {
    const [leaving, colleague] = [await aSupporter(portal), await aSupporter(portal)];
    const { member, waiting } = await casesOf(leaving);
    await giveReason(colleague, waiting.id);
    const before = (await atDesk(colleague, waiting.id)).waiting_since;
    await disable(leaving);
    expect((await atDesk(colleague, waiting.id)).waiting_since).toBe(before);
    expect((await asMember(member, waiting.id)).status).toBe('received');
    await take(colleague, waiting.id);
    expect((await atDesk(colleague, waiting.id)).taken_by?.id).toBe(colleague.id);
  });
});

describe('役割を変えた場合', () => {
  it('その場でログインが終わり、次のログインから新しい役割になる。パスワードと認証アプリはそのまま', async () => {
    const person = await aSupporter(portal);
    expect((await person.call('GET', '/desk/canned-answers')).statusCode).toBe(200);
    expect(await giveRole(person, 'editor')).toEqual([]);
    expect((await person.call('GET', '/desk/me')).statusCode).toBe(401);
    portal.pass(60);
    const asked = await person.call('POST', '/desk/login', { login: person.login, password: STAFF_PASSWORD });
    expect(asked.json()).toEqual({ step: 'second_factor' });
    const code = codeAt(person.secret, now());
    expect((await person.call('POST', '/desk/login/second-factor', { code })).statusCode).toBe(204);
    expect((await person.call('GET', '/desk/me')).json().role).toBe('editor');
    expect((await person.call('GET', '/desk/cases')).statusCode).toBe(403);
  });

  it('相談に答えない役割になった場合、担当していた相談が列に戻る', async () => {
    const person = await aSupporter(portal);
    const { waiting, answered } = await casesOf(person);
    expect(await giveRole(person, 'concierge')).toEqual([waiting.number, answered.number]);
  });

  it('答える役割のままの場合、担当は変わらない', async () => {
    const person = await aSupporter(portal);
    const { waiting } = await casesOf(person);
    expect(await giveRole(person, 'lead')).toEqual([]);
    const colleague = await aSupporter(portal);
    await giveReason(colleague, waiting.id);
    expect((await atDesk(colleague, waiting.id)).taken_by?.id).toBe(person.id);
  });

  it('ないアカウントの場合、そう言って何もしない', async () => {
    const { database } = portal.dependencies;
    const nobody = { login: 'nobody@example.jp', role: 'lead' } as const;
    await expect(changeStaffRole(database, nobody, now(), putBack)).rejects.toThrow(
      'nobody@example.jp has no account.',
    );
  });
});
