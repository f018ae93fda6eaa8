import { type Line, LineRefusedError } from '@hidamari/adapters/messaging/port';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { aLineOwner, askLinkToken, lineUserIdOf, linked, linkStatus } from './line.fixture.ts';

const portal = usePortal();

const away = async () => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
};

/** LINE with some of its services away, for as long as `act` takes. */
async function withLine<Answer>(changes: Partial<Line>, act: () => Promise<Answer>): Promise<Answer> {
  const { line } = portal.dependencies;
  if (line === null) throw new Error('no LINE');
  portal.dependencies.line = { ...line, ...changes };
  try {
    return await act();
  } finally {
    portal.dependencies.line = line;
  }
}

const attempts = async () =>
  (await rowOf(portal, 'select count(*)::int as count from line_link_attempts')).count;

describe('LINEが答えない場合、503とだけ言い、途中まで進んだものを残さない', () => {
  it.each([
    ['だれのトークンか', { personOf: away }],
    ['連携の番号', { issueLinkToken: away }],
  ])('%sを聞けない場合、番号を出さず、戻ったあとでやり直せる', async (_what, changes) => {
    const owner = await aLineOwner(portal);
    const before = await attempts();
    const answer = await withLine(changes, () => askLinkToken(portal, owner.token));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status_code: 503 }]);
    expect(await attempts()).toBe(before);
    expect((await askLinkToken(portal, owner.token)).json()).toMatchObject({ status_code: 200 });
  });

  it('友だちかどうかだけを聞けない場合、番号は出す', async () => {
    const owner = await aLineOwner(portal);
    const answer = await withLine({ isFriend: away }, () => askLinkToken(portal, owner.token));
    expect(answer.json()).toMatchObject({ status_code: 200 });
  });

  it('LINEが、公式アカウントの知らないLINEだと言う場合、404と言い、やり直しをすすめない', async () => {
    const owner = await aLineOwner(portal);
    const issueLinkToken = async () => {
      throw new LineRefusedError('line-404');
    };
    const answer = await withLine({ issueLinkToken }, () => askLinkToken(portal, owner.token));
    expect(answer.json()).toEqual({ status_code: 404 });
  });

  it('外すときに聞けない場合、連携はそのまま', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    const answer = await withLine({ personOf: away }, () =>
      new Browser(portal.app).call('PUT', `/line/unlink?access_token=${owner.token}`),
    );
    expect(answer.json()).toEqual({ status_code: 503 });
    expect(await lineUserIdOf(member)).toBe(owner.account);
  });

  // @proves call PUT /line/unlink
  it('許可を返すときにだけ答えない場合、連携は外れ、返すことは、あとでもう一度試す', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    await portal.runOutbox();
    const revoke = new Browser(portal.app);
    await withLine({ revokeGrant: away }, async () => {
      const answer = await revoke.call('PUT', `/line/unlink?access_token=${owner.token}`);
      expect(answer.json()).toEqual({ status_code: 200 });
      await portal.runOutbox();
    });
    expect(await lineUserIdOf(member)).toBeNull();
    const waits = () =>
      rowOf(
        portal,
        `select count(*)::int as count from outbox_messages where kind = 'revoke-line-grant' and done_at is null and dead_at is null`,
      );
    expect((await waits()).count).toBe(1);
    portal.pass(60);
    await portal.runOutbox();
    expect((await waits()).count).toBe(0);
    expect((await askLinkToken(portal, owner.token)).json()).toEqual({ status_code: 401 });
  });
});

it('許可を返せないまま、そのトークンが終わった場合、もう試さない', async () => {
  const member = await makeMember(portal);
  const { account } = await linked(portal, member);
  const { token } = await aLineOwner(portal, { account, seconds: 120 });
  let tries = 0;
  const revokeGrant = async () => {
    tries += 1;
    return away();
  };
  await withLine({ revokeGrant }, async () => {
    await new Browser(portal.app).call('PUT', `/line/unlink?access_token=${token}`);
    await portal.runOutbox();
    portal.pass(300);
    await portal.runOutbox();
  });
  expect(tries).toBe(1);
});

describe('友だちかどうか', () => {
  const save = (token: string, isFriend: boolean) =>
    new Browser(portal.app).call('PUT', '/line/friend-status', { access_token: token, is_friend: isFriend });

  // @proves call PUT /line/friend-status
  it('画面の言うことより、LINEの言うことを覚える', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    expect((await save(owner.token, true)).json()).toEqual({ status_code: 200, is_friend: false });
    expect(await linkStatus(member)).toMatchObject({ is_friend: false });
  });

  it('LINEが言えない場合だけ、画面の言うことを覚える', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    await withLine({ isFriend: async () => null }, () => save(owner.token, true));
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  it.each([
    ['LINEの知らないトークン', async () => 'a-token-of-nobody', 401],
    ['ほかのサービスのトークン', async () => (await aLineOwner(portal, { channel: 'another' })).token, 403],
    ['連携していないLINE', async () => (await aLineOwner(portal)).token, 404],
  ])('%sの場合、%s', async (_what, tokenOf, status) => {
    expect((await save(await tokenOf(), true)).json()).toEqual({ status_code: status });
  });

  it('LINEが答えない場合、503と言う', async () => {
    const owner = await aLineOwner(portal);
    const answer = await withLine({ isFriend: away }, () => save(owner.token, true));
    expect(answer.json()).toEqual({ status_code: 503 });
  });
});
