import { randomUUID } from 'node:crypto';
import type { CallMade } from '@hidamari/contract/consultations';
import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { DeskPresence, listPresent } from '../../staff/index.ts';
import { deskPresences } from '../../staff/staff.table.ts';
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
  send,
  take,
} from '../consultations.fixture.ts';
import { deskConnection } from '../live/live.fixture.ts';
import {
  atDeskNow,
  DANGER,
  emptyDesk,
  firstAid,
  leave,
  secondReads,
  waitingFor,
} from './danger-at-desk.fixture.ts';

const portal = usePortal();
beforeEach(() => emptyDesk(portal));

/** Why a lead opens a telephone number. */
const COMES = '今夜薬をのむと書かれたため。';

/** Whoever is on call was told of nothing. */
const NOBODY_NOTIFIED = { on_call: 'none', on_call_at: null, on_call_phones: [] };

const call = (by: Supporter, id: string, whom: 'second' | 'lead') =>
  by.call('PUT', `/desk/cases/${id}/calls/${whom}`);
const answer = (by: Supporter, id: string, whom: 'second' | 'lead') =>
  by.call('POST', `/desk/cases/${id}/calls/${whom}/answer`);

describe('はじめの一言（G119）', () => {
  // @proves call POST /desk/cases/{id}/first-aid
  it('二人めを待たずに一人で送れ、会員は待ったまま、二人の決まりも残る', async () => {
    const [owner, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    await atDesk(owner, id);
    const sent = await firstAid(owner, id);
    expect([sent.statusCode, sent.json().text]).toEqual([201, FIRST_AID_TEXT]);
    const found = await atDesk(owner, id);
    expect(found).toMatchObject({
      taken_by: { id: owner.id },
      status: 'working',
      needs_second_check: true,
      danger: { first_aid: { staff_name: '佐藤' } },
    });
    expect(found.waiting_since).not.toBeNull();
    const refused = await owner.call('POST', `/desk/cases/${id}/replies`, {
      text: 'あ',
      client_key: randomUUID(),
    });
    expect(refused.statusCode).toBe(403);
    expect(await asMember(member, id)).toMatchObject({ last_seq: 2, staff_name: '佐藤' });
  });

  // @proves call POST /desk/cases/{id}/first-aid
  it('同じ鍵でもう一度送っても一通で、別の鍵では断り、また書かれた場合は送れる', async () => {
    const [owner, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    await atDesk(owner, id);
    const key = randomUUID();
    const first = (await firstAid(owner, id, key)).json();
    expect((await firstAid(owner, id, key)).json()).toEqual(first);
    const again = await firstAid(owner, id);
    expect([again.statusCode, again.json().current]).toEqual([409, { first_aid_sent: true }]);
    portal.pass(60);
    await send(member, id, DANGER);
    expect((await atDesk(owner, id)).danger?.first_aid).toBeNull();
    expect((await firstAid(owner, id)).statusCode).toBe(201);
  });

  it('読んだ記録がない、机にいる同僚の担当、つらい言葉がない、二人が読んだ、の場合は、わけを言って断る', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const refusal = async (by: Supporter, id: string) => {
      const refused = await firstAid(by, id);
      return [refused.statusCode, refused.json().current];
    };
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    expect(await refusal(owner, id)).toEqual([409, { is_unread: true }]);
    await take(owner, id);
    await atDesk(other, id);
    const line = await deskConnection(portal, owner);
    await expect
      .poll(async () => (await listPresent(portal.dependencies.database, portal.dependencies.clock())).length)
      .toBe(1);
    expect(await refusal(other, id)).toEqual([409, { taken_by: { id: owner.id, display_name: '佐藤' } }]);
    await leave(portal, line, owner);
    await secondReads(other, id);
    expect(await refusal(owner, id)).toEqual([409, { needs_no_second: true }]);
    const plain = await openCase(await aMember(portal));
    expect(await refusal(owner, plain.id)).toEqual([409, { needs_no_second: true }]);
  });

  it('担当の人が机にいない場合、机にいる人が送れて、担当になる', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    const unread = await firstAid(other, id);
    expect(unread.json().current).toEqual({ is_unread: true });
    await atDesk(other, id);
    expect((await firstAid(other, id)).statusCode).toBe(201);
    expect(await atDesk(other, id)).toMatchObject({ taken_by: { id: other.id }, needs_second_check: true });
  });

  it('送ったことは、その一通のしるしとして残り、ふつうのお返事にはない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    await firstAid(owner, id);
    await secondReads(second, id);
    await reply(owner, id, 'お気持ちを書いてくださって、ありがとうございます。');
    const { rows } = await portal.dependencies.database.execute<{ is_first_aid: boolean }>(
      `select is_first_aid from consultation_messages where case_id = '${id}' order by seq`,
    );
    expect(rows.map((row) => row.is_first_aid)).toEqual([false, true, false]);
  });
});

describe('机にいる人と、呼ぶこと（G119）', () => {
  const present = async (asked: Supporter) =>
    ((await asked.call('GET', '/desk/presence')).json().data as { id: string }[]).map(({ id }) => id);

  // @proves call GET /desk/presence
  it('机をひらいている人が出て、閉じると、少しあとに消え、ほかの机に知らされる', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const own = await deskConnection(portal, owner);
    const theirs = await deskConnection(portal, other);
    await expect.poll(() => present(owner)).toEqual(expect.arrayContaining([owner.id, other.id]));
    await own.until(({ kinds }) => expect(kinds).toContain('presence-changed'));
    await leave(portal, theirs, other);
    expect(await present(owner)).toEqual([owner.id]);
    await leave(portal, own, owner);
  });

  it('同じ人が二つのサーバーにいる場合、一つが止まっても、机にいる。どちらも止まると、いない', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const [one, two] = [new DeskPresence(portal.dependencies), new DeskPresence(portal.dependencies)];
    for (const server of [one, two]) server.opened(other.id);
    await expect
      .poll(async () =>
        portal.dependencies.database.$count(deskPresences, eq(deskPresences.staff_id, other.id)),
      )
      .toBe(2);
    expect(await present(owner)).toEqual([other.id]);
    await one.close();
    expect(await present(owner)).toEqual([other.id]);
    await two.close();
    expect(await present(owner)).toEqual([]);
  });

  it('落ちたサーバーにいた人は、時がたつと数えない', async () => {
    const [owner, gone] = [await aSupporter(portal), await aSupporter(portal)];
    const { database, clock } = portal.dependencies;
    await database
      .insert(deskPresences)
      .values({ server_id: randomUUID(), staff_id: gone.id, seen_at: clock() });
    expect(await present(owner)).toEqual([gone.id]);
    portal.pass(76);
    expect(await present(owner)).toEqual([]);
  });

  // @proves call PUT /desk/cases/{id}/calls/{whom}
  // @proves call POST /desk/cases/{id}/calls/{whom}/answer
  // @proves call GET /desk/waiting
  it('もう一人を呼ぶと、ほかの相談員の机に出て、来る人が言うと、呼んだ人に名前が見える', async () => {
    const [owner, other, lead] = [
      await atDeskNow(portal),
      await aSupporter(portal),
      await atDeskNow(portal, 'lead'),
    ];
    const { id, number } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await atDesk(owner, id);
    const line = await deskConnection(portal, other);
    await expect.poll(() => present(owner)).toContain(other.id);
    const made = await call(owner, id, 'second');
    expect([made.statusCode, made.json()]).toEqual([200, { reached: 2, ...NOBODY_NOTIFIED }]);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    await leave(portal, line, other);
    const standing = expect.objectContaining({ to: 'case', id, number, whom: 'second', by: '佐藤' });
    expect((await waitingFor(other)).calls).toEqual([standing]);
    expect((await waitingFor(lead)).calls).toEqual([standing]);
    expect((await waitingFor(owner)).calls).toEqual([]);
    expect((await answer(owner, id, 'second')).statusCode).toBe(409);
    expect((await answer(other, id, 'second')).statusCode).toBe(204);
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([
      { whom: 'second', staff_name: '佐藤', answered: { staff_name: '佐藤' } },
    ]);
    expect((await waitingFor(lead)).calls).toEqual([]);
  });

  it('責任者を呼ぶと、責任者の机にだけ出る', async () => {
    const [owner, other, lead] = [
      await atDeskNow(portal),
      await atDeskNow(portal),
      await atDeskNow(portal, 'lead'),
    ];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    expect((await call(owner, id, 'lead')).json()).toEqual({ reached: 1, ...NOBODY_NOTIFIED });
    expect((await waitingFor(lead)).calls).toHaveLength(1);
    expect((await waitingFor(other)).calls).toEqual([]);
    expect((await answer(other, id, 'lead')).statusCode).toBe(409);
  });

  it.each<[string, (lead: Supporter, from: Supporter, id: string) => Promise<unknown>]>([
    ['電話番号をひらく', (lead, _, id) => lead.call('POST', `/desk/cases/${id}/phone`, { reason: COMES })],
    ['二人めとして読む', (lead, _, id) => secondReads(lead, id)],
    [
      'はじめの一言を送る',
      async (lead, _, id) => {
        await atDesk(lead, id);
        await portal.dependencies.database.delete(deskPresences);
        expect((await firstAid(lead, id)).statusCode).toBe(201);
      },
    ],
    ['担当を代わる', (lead, from, id) => lead.call('POST', `/desk/cases/${id}/take`, { from: from.id })],
  ])('呼ばれた責任者がすることは、来たことになり、呼び出しは終わる：%s', async (_, come) => {
    const [owner, lead] = [await atDeskNow(portal), await atDeskNow(portal, 'lead')];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    await giveReason(lead, id);
    await come(lead, owner, id);
    expect((await waitingFor(lead)).calls).toEqual([]);
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([
      { whom: 'lead', answered: { staff_name: '佐藤' } },
    ]);
  });

  it('責任者がいない場合、呼んだことは残り、当番の設定がないことが分かる', async () => {
    const owner = await atDeskNow(portal);
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    const made: CallMade = (await call(owner, id, 'lead')).json();
    expect(made).toEqual({ reached: 0, ...NOBODY_NOTIFIED, on_call: 'unset' });
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([{ whom: 'lead', answered: null }]);
  });

  it('呼んで30分たつと、呼び出しは机に立たず、もう一度呼ぶと、また立つ', async () => {
    const [owner, lead] = [await atDeskNow(portal), await atDeskNow(portal, 'lead')];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    portal.pass(15 * 60);
    await Promise.all([atDesk(owner, id), waitingFor(lead)]);
    portal.pass(15 * 60);
    expect((await waitingFor(lead)).calls).toEqual([]);
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    expect((await waitingFor(lead)).calls).toHaveLength(1);
  });

  it('呼ばれて来て読むと、呼び出しは終わり、また書かれても、前の呼び出しは立たない', async () => {
    const [owner, other, third] = [await atDeskNow(portal), await atDeskNow(portal), await atDeskNow(portal)];
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: DANGER });
    await take(owner, id);
    await atDesk(owner, id);
    await call(owner, id, 'second');
    expect((await waitingFor(third)).calls).toHaveLength(1);
    // Read without a word that they come: nobody waits for them any more.
    await secondReads(other, id);
    expect((await waitingFor(third)).calls).toEqual([]);
    expect((await answer(third, id, 'second')).statusCode).toBe(409);
    expect((await atDesk(owner, id)).danger?.calls).toEqual([]);
    portal.pass(60);
    await send(member, id, DANGER);
    expect((await atDesk(owner, id)).needs_second_check).toBe(true);
    expect((await waitingFor(third)).calls).toEqual([]);
    expect((await atDesk(owner, id)).danger?.calls).toEqual([]);
  });

  it('だれも来ないうちにまた書かれた場合、呼び出しは立ったまま、相談にも出ている', async () => {
    const [owner, lead, member] = [
      await atDeskNow(portal),
      await atDeskNow(portal, 'lead'),
      await aMember(portal),
    ];
    const { id } = await openCase(member, { text: DANGER });
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    portal.pass(60);
    await send(member, id, DANGER);
    expect((await waitingFor(lead)).calls).toHaveLength(1);
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([{ whom: 'lead', answered: null }]);
  });

  it('責任者への呼び出しは、二人が読んでも立ち、終えると消え、ふたたび書かれても立たない', async () => {
    const [owner, second, lead] = [
      await atDeskNow(portal),
      await atDeskNow(portal),
      await atDeskNow(portal, 'lead'),
    ];
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: DANGER });
    await take(owner, id);
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    await secondReads(second, id);
    expect((await waitingFor(lead)).calls).toHaveLength(1);
    await close(owner, id);
    expect((await waitingFor(lead)).calls).toEqual([]);
    portal.pass(60);
    await send(member, id, DANGER);
    expect((await waitingFor(lead)).calls).toEqual([]);
  });

  it('つらい言葉のない相談と、二人が読んだ相談に、もう一人は呼べない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const plain = await openCase(await aMember(portal));
    expect((await call(owner, plain.id, 'second')).statusCode).toBe(409);
    expect((await call(owner, plain.id, 'lead')).statusCode).toBe(409);
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await secondReads(second, id);
    expect((await call(owner, id, 'second')).statusCode).toBe(409);
    expect((await call(owner, id, 'lead')).statusCode).toBe(200);
  });

  it('理由を言わずに読めない相談からは、呼べない', async () => {
    const [owner, second, third] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aSupporter(portal),
    ];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await secondReads(second, id);
    expect((await call(third, id, 'lead')).statusCode).toBe(403);
  });
});
