import { randomUUID } from 'node:crypto';
import type { CallMade, DeskWaitingNow } from '@hidamari/contract/consultations';
import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import type { StaffRole } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { anAddress, CHOFU, MAIL, send as sendForm, visitorOn } from '../../inquiries/inquiries.fixture.ts';
import { inquiries } from '../../inquiries/inquiry.table.ts';
import { DeskPresence, listPresent } from '../../staff/index.ts';
import { deskPresences } from '../../staff/staff.table.ts';
import { consultationCalls } from '../consultation.table.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  correct,
  giveReason,
  openCase,
  reply,
  type Supporter,
  send,
  take,
} from '../consultations.fixture.ts';
import { deskLine, type LineUnderTest } from '../live/live.fixture.ts';

const portal = usePortal();
beforeEach(async () => {
  const { database } = portal.dependencies;
  await database.delete(inquiries);
  await database.delete(consultationCalls);
  await database.delete(deskPresences);
});

/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';
const WORDS = `上司には話してあります。${DANGER}お返事は急ぎません。`;

/** Why a lead opens a telephone number. */
const COMES = '今夜薬をのむと書かれたため。';

const call = (by: Supporter, id: string, whom: 'second' | 'lead') =>
  by.call('PUT', `/desk/cases/${id}/calls/${whom}`);
const answer = (by: Supporter, id: string, whom: 'second' | 'lead') =>
  by.call('POST', `/desk/cases/${id}/calls/${whom}/answer`);
const firstAid = (by: Supporter, id: string, key = randomUUID()) =>
  by.call('POST', `/desk/cases/${id}/first-aid`, { client_key: key });
const waitingFor = async (staff: Supporter): Promise<DeskWaitingNow> => {
  const told = await staff.call('GET', '/desk/waiting');
  expect(told.statusCode, told.body).toBe(200);
  return told.json();
};
const secondReads = async (second: Supporter, id: string) => {
  await atDesk(second, id);
  expect((await second.call('POST', `/desk/cases/${id}/second-check`)).statusCode).toBe(204);
};

/** Closes a line and waits until its person is not at the desk any more: the next test counts who is. */
async function leave(line: LineUnderTest, { id }: Supporter): Promise<void> {
  const { database, clock } = portal.dependencies;
  line.socket.close();
  await expect
    .poll(async () => (await listPresent(database, clock())).map((one) => one.id))
    .not.toContain(id);
}

describe('引かれる言葉（G119）', () => {
  it('その文だけが、時刻といっしょに、新しいものから三つまで出る', async () => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member, { text: WORDS });
    portal.pass(60);
    await send(member, id, '職場の休みのことも相談したいです。');
    for (const words of ['もう死にたいです。', '消えてしまいたい。', 'いなくなりたいです。']) {
      portal.pass(60);
      await send(member, id, words);
    }
    const { danger, messages } = await atDesk(supporter, id);
    expect(danger?.quotes.map(({ text }) => text)).toEqual([
      'いなくなりたいです。',
      '消えてしまいたい。',
      'もう死にたいです。',
    ]);
    expect(danger?.quotes[0]?.at).toBe(messages.data.at(-1)?.at);
    expect(danger?.at).toBe(danger?.quotes[0]?.at);
  });

  it('まとめへの書き足しにあった場合、その文を引く', async () => {
    const [owner, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member);
    await take(owner, id);
    await close(owner, id);
    portal.pass(60);
    await correct(member, id, WORDS);
    expect((await atDesk(owner, id)).danger?.quotes.map(({ text }) => text)).toEqual([DANGER]);
  });

  it('そのような言葉のない相談と、終えた相談には、何も出ない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const plain = await openCase(await aMember(portal));
    expect((await atDesk(owner, plain.id)).danger).toBeNull();
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await secondReads(second, id);
    expect((await atDesk(owner, id)).danger?.quotes).toHaveLength(1);
    await close(owner, id);
    expect((await atDesk(owner, id)).danger).toBeNull();
  });
});

describe('会員に言うこと（G119）', () => {
  const readingsOf = async (member: Awaited<ReturnType<typeof aMember>>, id: string) => {
    const list = await member.call('GET', '/consultations');
    const row = list.json().data.find((one: { id: string }) => one.id === id);
    return [(await asMember(member, id)).first_reading, row.first_reading];
  };

  it('終えた相談の書き足しにあった場合、先に読むことになり、二人が読むと読んだことになり、お返事で終わる', async () => {
    const [owner, second, member] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aMember(portal, 'chofu'),
    ];
    const { id } = await openCase(member);
    await take(owner, id);
    await close(owner, id);
    expect(await readingsOf(member, id)).toEqual([null, null]);
    portal.pass(60);
    await correct(member, id, WORDS);
    expect(await readingsOf(member, id)).toEqual(['due', 'due']);
    await secondReads(second, id);
    expect(await readingsOf(member, id)).toEqual(['done', 'done']);
    await reply(owner, id, '読みました。');
    portal.pass(60);
    await send(member, id, '職場の休みのことも相談したいです。');
    expect(await readingsOf(member, id)).toEqual([null, null]);
  });

  it('はじめの一言のあとは、一人が読んだことになり、机では待つままで、また書くと、先に読むことになる', async () => {
    const [owner, member] = [await aSupporter(portal), await aMember(portal, 'chofu')];
    const { id } = await openCase(member, { text: DANGER });
    expect(await readingsOf(member, id)).toEqual(['due', 'due']);
    const { version } = await asMember(member, id);
    await atDesk(owner, id);
    expect((await firstAid(owner, id)).statusCode).toBe(201);
    expect(await readingsOf(member, id)).toEqual(['read-once', 'read-once']);
    // What the member has on the screen is asked for anew.
    expect((await asMember(member, id)).version).toBeGreaterThan(version);
    const row = (await owner.call('GET', '/desk/cases?view=mine')).json().data;
    const stands = { first_reading: 'read-once', needs_second_check: true };
    expect([row.find((one: { id: string }) => one.id === id), await atDesk(owner, id)]).toMatchObject([
      stands,
      stands,
    ]);
    portal.pass(60);
    await send(member, id, '職場の休みのことも相談したいです。');
    expect(await readingsOf(member, id)).toEqual(['read-once', 'read-once']);
    await send(member, id, DANGER);
    expect(await readingsOf(member, id)).toEqual(['due', 'due']);
  });

  // @proves call POST /email/consultation
  it('訪問者の控えも、先に読むことを言い、同じ送信には同じことを答える', async () => {
    const [browser, key] = [visitorOn(portal, CHOFU), randomUUID()];
    const sending = (message: string, again?: string) =>
      sendForm(browser, '/email/consultation', { ...MAIL, email: anAddress(), message }, again);
    const first = await sending(WORDS, key);
    expect(first.json()).toMatchObject({ first_reading: 'due' });
    expect((await sending(WORDS, key)).json()).toEqual(first.json());
    expect((await sending(MAIL.message)).json()).toMatchObject({ first_reading: null });
  });
});

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
    const line = await deskLine(portal, owner);
    await expect
      .poll(async () => (await listPresent(portal.dependencies.database, portal.dependencies.clock())).length)
      .toBe(1);
    expect(await refusal(other, id)).toEqual([409, { taken_by: { id: owner.id, display_name: '佐藤' } }]);
    await leave(line, owner);
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
    const own = await deskLine(portal, owner);
    const theirs = await deskLine(portal, other);
    await expect.poll(() => present(owner)).toEqual(expect.arrayContaining([owner.id, other.id]));
    await own.until(({ kinds }) => expect(kinds).toContain('presence-changed'));
    await leave(theirs, other);
    expect(await present(owner)).toEqual([owner.id]);
    await leave(own, owner);
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

  const atDeskNow = async (role: StaffRole = 'supporter') => {
    const person = await aSupporter(portal, role as 'supporter');
    const { database, clock } = portal.dependencies;
    await database
      .insert(deskPresences)
      .values({ server_id: randomUUID(), staff_id: person.id, seen_at: clock() });
    return person;
  };

  // @proves call PUT /desk/cases/{id}/calls/{whom}
  // @proves call POST /desk/cases/{id}/calls/{whom}/answer
  // @proves call GET /desk/waiting
  it('もう一人を呼ぶと、ほかの相談員の机に出て、来る人が言うと、呼んだ人に名前が見える', async () => {
    const [owner, other, lead] = [await atDeskNow(), await aSupporter(portal), await atDeskNow('lead')];
    const { id, number } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await atDesk(owner, id);
    const line = await deskLine(portal, other);
    await expect.poll(() => present(owner)).toContain(other.id);
    const made = await call(owner, id, 'second');
    expect([made.statusCode, made.json()]).toEqual([200, { reached: 2, on_call: 'none' }]);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    await leave(line, other);
    const standing = expect.objectContaining({ case_id: id, number, whom: 'second', by: '佐藤' });
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
    const [owner, other, lead] = [await atDeskNow(), await atDeskNow(), await atDeskNow('lead')];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    expect((await call(owner, id, 'lead')).json()).toEqual({ reached: 1, on_call: 'none' });
    expect((await waitingFor(lead)).calls).toHaveLength(1);
    expect((await waitingFor(other)).calls).toEqual([]);
    expect((await answer(other, id, 'lead')).statusCode).toBe(409);
  });

  it.each<[string, (lead: Supporter, from: Supporter, id: string) => Promise<unknown>]>([
    ['電話番号をひらく', (lead, _, id) => lead.call('POST', `/desk/cases/${id}/phone`, { reason: COMES })],
    ['二人めとして読む', (lead, _, id) => secondReads(lead, id)],
    ['担当を代わる', (lead, from, id) => lead.call('POST', `/desk/cases/${id}/take`, { from: from.id })],
  ])('呼ばれた責任者がすることは、来たことになり、呼び出しは終わる：%s', async (_, come) => {
    const [owner, lead] = [await atDeskNow(), await atDeskNow('lead')];
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
    const owner = await atDeskNow();
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(owner, id);
    const made: CallMade = (await call(owner, id, 'lead')).json();
    expect(made).toEqual({ reached: 0, on_call: 'unset' });
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([{ whom: 'lead', answered: null }]);
  });

  it('呼んで30分たつと、呼び出しは机に立たず、もう一度呼ぶと、また立つ', async () => {
    const [owner, lead] = [await atDeskNow(), await atDeskNow('lead')];
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
    const [owner, other, third] = [await atDeskNow(), await atDeskNow(), await atDeskNow()];
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
    const [owner, lead, member] = [await atDeskNow(), await atDeskNow('lead'), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    await atDesk(owner, id);
    await call(owner, id, 'lead');
    portal.pass(60);
    await send(member, id, DANGER);
    expect((await waitingFor(lead)).calls).toHaveLength(1);
    expect((await atDesk(owner, id)).danger?.calls).toMatchObject([{ whom: 'lead', answered: null }]);
  });

  it('責任者への呼び出しは、二人が読んでも立ち、終えると消え、ふたたび書かれても立たない', async () => {
    const [owner, second, lead] = [await atDeskNow(), await atDeskNow(), await atDeskNow('lead')];
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

describe('ほかのタブへ伝える数（G119）', () => {
  // @proves call GET /desk/waiting
  it('だれの担当でもない相談と自分の相談の、待っている方を数え、つらい言葉は別に数える', async () => {
    await portal.empty();
    const { seedDemoEligibility } = await import('../../eligibility/index.ts');
    await seedDemoEligibility(portal.dependencies.database);
    const [me, other] = [await aSupporter(portal), await aSupporter(portal)];
    expect(await waitingFor(me)).toEqual({
      waiting: 0,
      danger: 0,
      newest_waiting: null,
      newest_danger: null,
      calls: [],
    });
    await openCase(await aMember(portal));
    const mine = await openCase(await aMember(portal));
    await take(me, mine.id);
    const theirs = await openCase(await aMember(portal));
    await take(other, theirs.id);
    const danger = await openCase(await aMember(portal), { text: DANGER });
    await take(other, danger.id);
    const told = await waitingFor(me);
    expect(told).toMatchObject({ waiting: 2, danger: 1 });
    expect(told.newest_danger).not.toBeNull();
    await secondReads(me, danger.id);
    expect(await waitingFor(me)).toMatchObject({ waiting: 2, danger: 0, newest_danger: null });
  });

  it('開いている相談にまた書かれた場合、数は同じでも新しいこととして、どの机にも知らせる', async () => {
    const [owner, other, member] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aMember(portal),
    ];
    const { id } = await openCase(member, { text: DANGER });
    await take(owner, id);
    const before = await waitingFor(other);
    const line = await deskLine(portal, other);
    portal.pass(60);
    await send(member, id, DANGER);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    const after = await waitingFor(other);
    expect(after.danger).toBe(before.danger);
    expect((after.newest_danger ?? '') > (before.newest_danger ?? '')).toBe(true);
    await leave(line, other);
  });

  it('訪問者のメールの相談も、つらい言葉があれば数え、机に知らせる', async () => {
    const me = await aSupporter(portal);
    const before = (await waitingFor(me)).danger;
    const line = await deskLine(portal, me);
    await sendForm(visitorOn(portal, CHOFU), '/email/consultation', {
      ...MAIL,
      email: anAddress(),
      message: WORDS,
    });
    expect((await waitingFor(me)).danger).toBe(before + 1);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    await leave(line, me);
  });

  // @proves call PUT /desk/alerts
  it('どう知らせるかは、選んだとおりに、その人に残る', async () => {
    const [me, other] = [await aSupporter(portal), await aSupporter(portal)];
    const alertsOf = async (staff: Supporter) => (await staff.call('GET', '/desk/me')).json().alerts;
    expect(await alertsOf(me)).toEqual({ title: true, sound: true, notice: false });
    const chosen = { title: true, sound: false, notice: true };
    expect((await me.call('PUT', '/desk/alerts', chosen)).statusCode).toBe(204);
    expect(await alertsOf(me)).toEqual(chosen);
    expect(await alertsOf(other)).toEqual({ title: true, sound: true, notice: false });
  });
});

describe('命に差しせまった危険のときの電話番号（G119）', () => {
  const REASON = '今夜薬をのむと書かれ、お返事がないため。';
  const open = (by: Supporter, id: string, reason = REASON) =>
    by.call('POST', `/desk/cases/${id}/phone`, { reason });

  // @proves call POST /desk/cases/{id}/phone
  it('責任者が理由を書くとひらき、理由は会員の「だれが見たか」に残り、あとで知らせが行く', async () => {
    const [lead, member] = [await aSupporter(portal, 'lead'), await aMember(portal)];
    const { id, number } = await openCase(member, { text: DANGER });
    const opened = await open(lead, id);
    expect([opened.statusCode, opened.json().phone_number]).toEqual([
      200,
      expect.stringMatching(/^\+?\d{10,}$/),
    ]);
    const [entry] = (await member.call('GET', '/account/access-diary')).json().data;
    expect(entry).toMatchObject({
      kind: 'phone-opened',
      reason: 'danger',
      staff_role: 'lead',
      note: `${number}　${REASON}`,
    });
    expect((await atDesk(lead, id)).danger?.phone_opened).toMatchObject({ staff_name: '佐藤' });
    await portal.runOutbox();
    const told = async () =>
      (await portal.messageTo(member.email)).includes('ご登録の電話番号をひらきました');
    expect(await told()).toBe(false);
    portal.pass(3_600);
    await portal.runOutbox();
    expect(await told()).toBe(true);
  });

  it('責任者でない人は、断られ、何も残らない', async () => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    await take(supporter, id);
    expect((await open(supporter, id)).statusCode).toBe(403);
    expect((await member.call('GET', '/account/access-diary')).json().data).toEqual([]);
  });

  it.each([
    ['理由がない', ''],
    ['理由が短い', '危ない'],
    ['理由が長い', 'あ'.repeat(201)],
  ])('%s場合、ひらかない', async (_, reason) => {
    const [lead, member] = [await aSupporter(portal, 'lead'), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    expect((await open(lead, id, reason)).statusCode).toBe(422);
    expect((await member.call('GET', '/account/access-diary')).json().data).toEqual([]);
  });

  it('つらい言葉がない相談と、終えた相談では、責任者にもわけを言って断る', async () => {
    const [lead, second] = [await aSupporter(portal, 'lead'), await aSupporter(portal)];
    const plain = await openCase(await aMember(portal));
    expect((await open(lead, plain.id)).json().current).toEqual({ has_no_danger: true });
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(lead, id);
    await secondReads(second, id);
    expect((await open(lead, id)).statusCode).toBe(200);
    await close(lead, id);
    expect((await open(lead, id)).json().current).toEqual({ is_closed: true });
  });

  it('同僚の相談で、読む理由をまだ言っていない責任者には、ひらかない', async () => {
    const [owner, second, lead] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aSupporter(portal, 'lead'),
    ];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    await secondReads(second, id);
    expect((await open(lead, id)).statusCode).toBe(403);
    await giveReason(lead, id);
    expect((await open(lead, id)).statusCode).toBe(200);
  });
});
