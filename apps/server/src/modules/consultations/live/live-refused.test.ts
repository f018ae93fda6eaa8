import { UNATTENDED_HEADER } from '@hidamari/contract/client';
import { DESK_LIVE_PATH, LIVE_CLOSE, MEMBER_LIVE_PATH } from '@hidamari/contract/consultations';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RATE_LIMIT_RULES } from '../../../http/rate-limit-rules.ts';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { turnUntilHeard } from '../../maintenance/maintenance.fixture.ts';
import { aMember, aSupporter, openCase, send } from '../consultations.fixture.ts';
import {
  type ConnectionUnderTest,
  deskConnection,
  listen,
  memberConnection,
  staffCookieOf,
} from './live.fixture.ts';

const portal = usePortal();
const connections: ConnectionUnderTest[] = [];
const keep = (connection: ConnectionUnderTest) => {
  connections.push(connection);
  return connection;
};
afterEach(async () => {
  for (const { socket } of connections.splice(0)) socket.terminate();
  await turnUntilHeard(portal, false);
  // Whoever was refused is let in again.
  portal.pass(RATE_LIMIT_RULES['calls-by-address'].windowSeconds + 1);
});

/** What a connection is answered with before it stands: 101 where it is let in. Refused, its connection is closed too. */
async function opening(path: string, cookie?: string): Promise<number> {
  const port = await listen(portal);
  const { host, origin } = new URL(portal.dependencies.settings.publicUrl);
  const headers = { host, origin, ...(cookie ? { cookie } : {}) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, response) => {
      response.resume();
      response.socket.once('close', () => resolve(response.statusCode ?? 0));
    });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
  });
}

describe('線をひらくことの上限（F40）', () => {
  it('一つのアドレスの呼び出しが上限をこえている場合、線もひらけず、429で断られる', async () => {
    const { points } = RATE_LIMIT_RULES['calls-by-address'];
    expect(await opening(MEMBER_LIVE_PATH)).toBe(101);
    await portal.dependencies.rateLimits.consume('calls-by-address', '127.0.0.1', points);
    const answers: number[] = [];
    // A process tells the shared count of twenty at a time.
    for (let index = 0; index < 20; index += 1) answers.push(await opening(MEMBER_LIVE_PATH));
    expect(answers).toContain(429);
    expect([await opening(MEMBER_LIVE_PATH), await opening(DESK_LIVE_PATH)]).toEqual([429, 429]);
  });
});

it('線のない場所でひらこうとした場合も、断られて切れる', async () => {
  expect(await opening('/api/nothing')).toBe(404);
});

describe('メンテナンス中の線（G31）', () => {
  it('会員の線も机の線もひらけず、呼び出しと同じ503で断られる。終われば、またひらく', async () => {
    const cookie = staffCookieOf(await aSupporter(portal));
    await turnUntilHeard(portal, true);
    expect(await opening(MEMBER_LIVE_PATH)).toBe(503);
    expect(await opening(DESK_LIVE_PATH, cookie)).toBe(503);
    await turnUntilHeard(portal, false);
    expect(await opening(MEMBER_LIVE_PATH)).toBe(101);
    expect(await opening(DESK_LIVE_PATH, cookie)).toBe(101);
  });

  it('始まった場合、つながっている線が切れ、線の代わりの呼び出しも503になる', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    const ours = keep(await memberConnection(portal, member));
    const desk = keep(await deskConnection(portal, await aSupporter(portal)));
    await turnUntilHeard(portal, true);
    for (const connection of [ours, desk])
      await connection.until(({ closedWith }) => expect(closedWith).toBe(LIVE_CLOSE.maintenance));
    const asked = await member.call('GET', `/consultations/${id}/messages?after=0`);
    expect([asked.statusCode, asked.json().name]).toEqual([503, 'MAINTENANCE']);
    await turnUntilHeard(portal, false);
    await send(member, id, '終わったあとの文');
    const again = keep(await memberConnection(portal, member));
    again.say({ type: 'watch', case_id: id, after: 1 });
    await again.until(({ seqs }) => expect(seqs).toEqual([2]));
  });
});

describe('線と、使っていることのしるし（G42）', () => {
  it('机の線がひとりでにひらき直すだけでは、30分をこえない', async () => {
    const supporter = await aSupporter(portal);
    portal.pass(20 * 60);
    keep(await deskConnection(portal, supporter));
    portal.pass(11 * 60);
    const asked = await supporter.browser.ask('/api/desk/me', { headers: { [UNATTENDED_HEADER]: '1' } });
    expect(asked.statusCode).toBe(401);
  });
});
