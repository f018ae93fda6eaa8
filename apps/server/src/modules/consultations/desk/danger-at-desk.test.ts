import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { anAddress, CHOFU, MAIL, send as sendForm, visitorOn } from '../../inquiries/inquiries.fixture.ts';
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
import { deskConnection } from '../live/live.fixture.ts';
import {
  DANGER,
  emptyDesk,
  firstAid,
  leave,
  secondReads,
  WORDS,
  waitingFor,
} from './danger-at-desk.fixture.ts';

const portal = usePortal();
beforeEach(() => emptyDesk(portal));

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

describe('ほかのタブへ伝える数（G119）', () => {
  // @proves call GET /desk/waiting
  it('だれの担当でもない相談と自分の相談の、待っている方を数え、つらい言葉は別に数える', async () => {
    await portal.empty();
    const { seedDemoEligibility } = await import('../../../demo/people/seed-demo-eligibility.ts');
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
    const line = await deskConnection(portal, other);
    portal.pass(60);
    await send(member, id, DANGER);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    const after = await waitingFor(other);
    expect(after.danger).toBe(before.danger);
    expect((after.newest_danger ?? '') > (before.newest_danger ?? '')).toBe(true);
    await leave(portal, line, other);
  });

  it('訪問者のメールの相談も、つらい言葉があれば数え、机に知らせる', async () => {
    const me = await aSupporter(portal);
    const before = (await waitingFor(me)).danger;
    const line = await deskConnection(portal, me);
    await sendForm(visitorOn(portal, CHOFU), '/email/consultation', {
      ...MAIL,
      email: anAddress(),
      message: WORDS,
    });
    expect((await waitingFor(me)).danger).toBe(before + 1);
    await line.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
    await leave(portal, line, me);
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
  // @proves notice phone-opened
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
