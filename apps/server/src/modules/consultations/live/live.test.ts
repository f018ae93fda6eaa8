import { randomUUID } from 'node:crypto';
import { DESK_LIVE_PATH, LIVE_CLOSE, MEMBER_LIVE_PATH } from '@hidamari/contract/consultations';
import { afterEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { actFor } from '../../staff/staff.fixture.ts';
import {
  aMember,
  aSupporter,
  atDesk,
  giveReason,
  openCase,
  reply,
  send,
  take,
} from '../consultations.fixture.ts';
import {
  type ConnectionUnderTest,
  connect,
  deskConnection,
  memberConnection,
  staffCookieOf,
} from './live.fixture.ts';

const portal = usePortal();
const connections: ConnectionUnderTest[] = [];
const keep = (connection: ConnectionUnderTest) => {
  connections.push(connection);
  return connection;
};
afterEach(() => {
  for (const { socket } of connections.splice(0)) socket.terminate();
});

describe('つながっている間', () => {
  it('相手の言葉が、書いた順に、一度ずつ届く', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const ours = keep(await memberConnection(portal, member));
    const desk = keep(await deskConnection(portal, supporter));
    ours.say({ type: 'watch', case_id: id, after: 1 });
    desk.say({ type: 'watch', case_id: id, after: 0 });
    await desk.until(({ seqs }) => expect(seqs).toEqual([1]));
    await Promise.all([send(member, id, '二通め'), send(member, id, '三通め')]);
    await reply(supporter, id, 'お返事');
    await ours.until(({ seqs }) => expect(seqs).toEqual([2, 3, 4]));
    await desk.until(({ seqs }) => expect(seqs).toEqual([1, 2, 3, 4]));
    await ours.until(({ told }) =>
      expect(told.findLast((event) => 'status' in event)).toMatchObject({ status: 'answered' }),
    );
  });

  it('切れている間に書かれたことは、つなぎ直すと、抜けずに届く', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const before = keep(await memberConnection(portal, member));
    before.say({ type: 'watch', case_id: id, after: 1 });
    await before.until(({ kinds }) => expect(kinds).toContain('marks'));
    before.socket.terminate();
    for (let index = 0; index < 60; index += 1) await reply(supporter, id, `${index}`);
    const after = keep(await memberConnection(portal, member));
    after.say({ type: 'watch', case_id: id, after: 1 });
    const wanted = Array.from({ length: 60 }, (_, index) => index + 2);
    await after.until(({ seqs }) => expect(seqs).toEqual(wanted));
  });

  it('届いたしるし、読んだしるし、入力中が相手に伝わる。自分には返らない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const ours = keep(await memberConnection(portal, member));
    const desk = keep(await deskConnection(portal, supporter));
    for (const connection of [ours, desk]) connection.say({ type: 'watch', case_id: id, after: 1 });
    for (const connection of [ours, desk])
      await connection.until(({ kinds }) => expect(kinds).toContain('marks'));
    desk.say({ type: 'mark', case_id: id, delivered: 1, read: 1 });
    await ours.until(({ told }) =>
      expect(told.at(-1)).toMatchObject({ type: 'marks', marks: { staff_read: 1 } }),
    );
    ours.say({ type: 'typing', case_id: id });
    await desk.until(({ kinds }) => expect(kinds).toContain('typing'));
    expect(ours.kinds).not.toContain('typing');
  });

  it('臨時の休みが変わった場合、会員の画面にも机にも、すぐに伝わる（G7）', async () => {
    const ours = keep(await memberConnection(portal, await aMember(portal)));
    const desk = keep(await deskConnection(portal, await aSupporter(portal)));
    await portal.dependencies.bus.publish('closures-changed', 'an-entry');
    for (const connection of [ours, desk])
      await connection.until(({ told }) => expect(told).toContainEqual({ type: 'closures-changed' }));
  });

  it('担当やまとめが変わった場合、読み直すように伝わり、列も読み直される', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    const ours = keep(await memberConnection(portal, member));
    const desk = keep(await deskConnection(portal, supporter));
    ours.say({ type: 'watch', case_id: id, after: 1 });
    await ours.until(({ kinds }) => expect(kinds).toContain('marks'));
    const before = ours.told.find((event) => event.type === 'marks')?.version ?? 0;
    await take(supporter, id);
    await ours.until(({ told }) => expect(told.at(-1)).toMatchObject({ type: 'marks', version: before + 1 }));
    await desk.until(({ kinds }) => expect(kinds).toContain('queue-changed'));
  });

  it('見ていない自分の相談にお返事があった場合も、そのことだけが伝わる', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const ours = keep(await memberConnection(portal, member));
    await reply(supporter, id, 'お返事');
    await ours.until(({ told }) => expect(told).toContainEqual({ type: 'case-changed', case_id: id }));
    expect(ours.seqs).toEqual([]);
  });
});

describe('だれの線か', () => {
  it('ほかの人の相談は、ないものとして扱う（F15）', async () => {
    const { id } = await openCase(await aMember(portal));
    const other = keep(await memberConnection(portal, await aMember(portal)));
    other.say({ type: 'watch', case_id: id, after: 0 });
    await other.until(({ told }) => expect(told).toContainEqual({ type: 'gone', case_id: id }));
    other.say({ type: 'watch', case_id: randomUUID(), after: 0 });
    await other.until(({ kinds }) => expect(kinds.filter((kind) => kind === 'gone')).toHaveLength(2));
    expect(other.seqs).toEqual([]);
  });

  it('机で見ることも読むことであり、会員の記録に残る（F46）', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    const desk = keep(await deskConnection(portal, await aSupporter(portal)));
    desk.say({ type: 'watch', case_id: id, after: 0 });
    await desk.until(({ seqs }) => expect(seqs).toEqual([1]));
    const diary = (await member.call('GET', '/account/access-diary')).json().data;
    expect(diary.map(({ kind }: { kind: string }) => kind)).toEqual(['case-read']);
  });

  it('同僚の担当は、理由を残すまで、机の線でも、ないものとして扱い、読んだしるしもつけない（F46）', async () => {
    const [member, owner, reader] = [
      await aMember(portal),
      await aSupporter(portal),
      await aSupporter(portal),
    ];
    const { id } = await openCase(member);
    await take(owner, id);
    const desk = keep(await deskConnection(portal, reader));
    desk.say({ type: 'watch', case_id: id, after: 0 });
    await desk.until(({ told }) => expect(told).toContainEqual({ type: 'gone', case_id: id }));
    expect(desk.seqs).toEqual([]);
    expect((await member.call('GET', '/account/access-diary')).json().data).toEqual([]);
    await giveReason(reader, id);
    desk.say({ type: 'watch', case_id: id, after: 0 });
    await desk.until(({ seqs }) => expect(seqs).toEqual([1]));
  });

  it('見ているあいだに同僚が担当になり、その閲覧が終わった場合、あとの言葉は届かない（F46）', async () => {
    const [member, owner, reader] = [
      await aMember(portal),
      await aSupporter(portal),
      await aSupporter(portal),
    ];
    const { id } = await openCase(member);
    const [desk, own] = [
      keep(await deskConnection(portal, reader)),
      keep(await deskConnection(portal, owner)),
    ];
    for (const connection of [desk, own]) {
      connection.say({ type: 'watch', case_id: id, after: 0 });
      await connection.until(({ seqs }) => expect(seqs).toEqual([1]));
    }
    await take(owner, id);
    await send(member, id, '読んでいる十分のあいだの文');
    await desk.until(({ seqs }) => expect(seqs).toEqual([1, 2]));
    portal.pass(601);
    desk.say({ type: 'mark', case_id: id, delivered: 2, read: 2 });
    await send(member, id, 'そのあとの文');
    await own.until(({ seqs }) => expect(seqs).toEqual([1, 2, 3]));
    await desk.until(({ told }) => expect(told).toContainEqual({ type: 'gone', case_id: id }));
    expect(desk.seqs).toEqual([1, 2]);
    expect((await atDesk(owner, id)).marks.staff_read).toBe(0);
  });

  it.each([
    ['しるしがでたらめ', { type: 'hello', token: 'x' }, LIVE_CLOSE.signedOut],
    ['しるしがない', { type: 'hello' }, LIVE_CLOSE.signedOut],
    ['名のる前に話す', { type: 'typing', case_id: randomUUID() }, LIVE_CLOSE.refused],
    ['読めないことを話す', '{', LIVE_CLOSE.refused],
    ['長すぎることを話す', 'あ'.repeat(9_000), 1_009],
  ])('%s場合、切れる', async (_, said, code) => {
    const connection = keep(await connect(portal, { path: MEMBER_LIVE_PATH }));
    connection.say(said);
    await connection.until(({ closedWith }) => expect(closedWith === 1_006 ? code : closedWith).toBe(code));
  });

  it('ほかの場所のページからは、つながらない（F14）', async () => {
    const supporter = await aSupporter(portal);
    for (const path of [MEMBER_LIVE_PATH, DESK_LIVE_PATH]) {
      const connection = keep(
        await connect(portal, { path, origin: 'https://evil.example', cookie: staffCookieOf(supporter) }),
      );
      await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.refused));
    }
  });

  it.each(['concierge', 'editor', 'administrator'] as const)('%s は、机の線を持てない', async (role) => {
    const supporter = await aSupporter(portal, role);
    const connection = keep(
      await connect(portal, { path: DESK_LIVE_PATH, cookie: staffCookieOf(supporter) }),
    );
    connection.say({ type: 'hello' });
    await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.signedOut));
  });

  it('会員のかわりに操作している人は、会員の線を持てない（G42）', async () => {
    const member = await aMember(portal);
    const concierge = await aSupporter(portal, 'concierge');
    const { bearer } = await actFor(portal, concierge, member.phone);
    const connection = keep(
      await connect(portal, { path: MEMBER_LIVE_PATH, cookie: staffCookieOf(concierge) }),
    );
    connection.say({ type: 'hello', token: bearer });
    await connection.until(({ closedWith, kinds }) => {
      expect(kinds).toEqual([]);
      expect(closedWith).toBe(LIVE_CLOSE.signedOut);
    });
  });

  it('会員のしるしで机の線は持てず、机のしるしで会員の線は持てない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const desk = keep(await connect(portal, { path: DESK_LIVE_PATH }));
    desk.say({ type: 'hello', token: member.accessToken });
    const ours = keep(await connect(portal, { path: MEMBER_LIVE_PATH, cookie: staffCookieOf(supporter) }));
    ours.say({ type: 'hello' });
    for (const connection of [desk, ours])
      await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.signedOut));
  });
});

describe('線の終わり', () => {
  it('ログアウトした場合、切れる', async () => {
    const member = await aMember(portal);
    const connection = keep(await memberConnection(portal, member));
    await member.call('POST', '/logout');
    await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.signedOut));
  });

  it('担当者がログアウトした場合、机の線も切れる', async () => {
    const supporter = await aSupporter(portal);
    const connection = keep(await deskConnection(portal, supporter));
    await supporter.call('POST', '/desk/logout');
    await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.signedOut));
  });

  it('使わないまま時間が過ぎた場合、切れる（G35）', async () => {
    const connection = keep(await memberConnection(portal, await aMember(portal)));
    portal.pass(3_601);
    await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.signedOut));
  });

  it.each(['typing', 'hello'] as const)('あふれるほど %s と話した場合、切れる', async (type) => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    const connection = keep(await memberConnection(portal, member));
    const said = { typing: { type, case_id: id }, hello: { type, token: member.accessToken } }[type];
    for (let times = 0; times < 80; times += 1) connection.say(said);
    await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.refused));
  });
});
