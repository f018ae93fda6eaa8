import { describe, expect, it } from 'vitest';
import { RATE_LIMIT_RULES } from '../../http/rate-limit-rules.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { turnUntilHeard } from '../maintenance/maintenance.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  aLineOwner,
  callWebhook,
  lineUserIdOf,
  linkStatus,
  linkTokenOf,
  nonceFor,
  signatureOf,
  tell,
} from './line.fixture.ts';

const portal = usePortal();
/** From where every call of a test comes. */
const ADDRESS = '127.0.0.1';

const send = (payload: string, signature: string) =>
  callWebhook(portal, payload, { 'x-line-signature': signature });

describe('LINEからの知らせの入り口', () => {
  it('署名は、届いたバイト列のままで確かめる。読み直した本文の署名では、通さない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const events = [accountLinkEvent({ account: owner.account, nonce })];
    const compact = JSON.stringify({ destination: 'U0', events });
    const asItCame = JSON.stringify({ destination: 'U0', events }, null, 1).replace('ok', '\\u006fk');
    expect((await send(asItCame, signatureOf(portal, compact))).statusCode).toBe(403);
    expect(await linkStatus(member)).toMatchObject({ attempt: 'waiting' });
    expect((await send(asItCame, signatureOf(portal, asItCame))).statusCode).toBe(200);
    expect(await linkStatus(member)).toMatchObject({ attempt: 'linked' });
  });

  it('メンテナンス中は、何も書かずに503で断り、終わってからの再送で連携する。確かめの空の知らせは受ける', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const event = accountLinkEvent({ account: owner.account, nonce });
    await turnUntilHeard(portal, true);
    try {
      expect((await tell(portal, [])).statusCode).toBe(200);
      expect((await tell(portal, [event])).statusCode).toBe(503);
    } finally {
      await turnUntilHeard(portal, false);
    }
    expect(await lineUserIdOf(member)).toBeNull();
    expect((await tell(portal, [event])).statusCode).toBe(200);
    expect(await lineUserIdOf(member)).toBe(owner.account);
  });

  it('にせの知らせを続けて送る相手は429で断り、同じ所からでも、署名の正しい知らせは断らない', async () => {
    const { points, windowSeconds } = RATE_LIMIT_RULES['calls-by-address'];
    await portal.dependencies.rateLimits.consume('calls-by-address', ADDRESS, points);
    const answers: number[] = [];
    // A process tells the shared count of twenty at a time.
    for (let times = 0; times < 21; times += 1)
      answers.push((await tell(portal, [], { signature: 'forged' })).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([403, 429]);
    expect((await tell(portal, [])).statusCode).toBe(200);
    portal.pass(windowSeconds + 1);
  });
});

it('LINEにたずねる呼び出しは、一つの所から1時間に120回まで。待つあいだの問い合わせは、数えない', async () => {
  const member = await makeMember(portal);
  const owner = await aLineOwner(portal);
  const linkToken = await linkTokenOf(portal, owner);
  const { points, windowSeconds } = RATE_LIMIT_RULES['line-calls-by-address'];
  await portal.dependencies.rateLimits.consume('line-calls-by-address', ADDRESS, points);
  const here = new Browser(portal.app, 'localhost:3000', ADDRESS);
  const answers = [
    await here.call('GET', `/line/link-token?access_token=${owner.token}`),
    await here.call('PUT', `/line/link-base-account?link_token=${linkToken}`, undefined, member.accessToken),
    await here.call('PUT', `/line/unlink?access_token=${owner.token}`),
    await here.call('PUT', '/line/friend-status', { access_token: owner.token, is_friend: true }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  const waiting = await here.call(
    'GET',
    `/line/link-status?link_token=${linkToken}`,
    undefined,
    member.accessToken,
  );
  expect(waiting.json()).toMatchObject({ attempt: 'none', is_link_token_alive: true });
  portal.pass(windowSeconds + 1);
});

it('連携の途中で調布市の会員になった場合、あとから届いた確認では連携しない（仕様6）', async () => {
  const member = await makeMember(portal);
  const owner = await aLineOwner(portal);
  const nonce = await nonceFor(portal, member, owner);
  await rowOf(
    portal,
    `update members set member_type = 'chofu' where id = '${member.memberId}' returning id`,
  );
  await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
  const { links } = await rowOf(
    portal,
    `select count(*)::int as links from base_accounts where line_user_id = '${owner.account}'`,
  );
  expect(links).toBe(0);
  expect(await portal.messageTo(owner.account)).toContain('できていません');
});
