import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  aLineOwner,
  askLinkToken,
  bind,
  lineUserIdOf,
  linked,
  linkStatus,
  linkTokenOf,
  nonceFor,
  nonceIn,
  tell,
} from './line.fixture.ts';

const portal = usePortal();
const TEN_MINUTES = 600;

// @proves call GET /line/link-status
describe('LINEとの連携（G54）', () => {
  it.each(['insurance', 'general'] as const)(
    '%sの会員が、LINEの画面で確認した場合、連携し、トークで知らせる',
    async (entrance) => {
      const member = await makeMember(portal, entrance);
      const owner = await aLineOwner(portal);
      const linkToken = await linkTokenOf(portal, owner);
      expect(await linkStatus(member, linkToken)).toMatchObject({
        attempt: 'none',
        is_link_token_alive: true,
      });
      const bound = await bind(member, linkToken);
      expect(bound.statusCode, bound.body).toBe(200);
      const nonce = nonceIn(bound.json().url);
      expect(await linkStatus(member, linkToken)).toMatchObject({
        is_linked: false,
        attempt: 'waiting',
        is_link_token_alive: false,
      });
      expect(await lineUserIdOf(member)).toBeNull();
      const told = await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
      expect(told.statusCode).toBe(200);
      expect(await lineUserIdOf(member)).toBe(owner.account);
      expect(await linkStatus(member)).toMatchObject({
        is_linked: true,
        attempt: 'linked',
        is_friend: false,
      });
      expect(await portal.messageTo(owner.account)).toContain('LINEと連携しました');
    },
  );

  it('進む先は、合言葉と連携の番号だけを持ち、合言葉は128ビットより長く、会員の番号を含まない', async () => {
    const member = await makeMember(portal);
    const linkToken = await linkTokenOf(portal, await aLineOwner(portal));
    const { url } = (await bind(member, linkToken)).json();
    const target = new URL(url, 'http://localhost:3000');
    expect([...target.searchParams.keys()].sort()).toEqual(['linkToken', 'nonce']);
    expect(target.searchParams.get('linkToken')).toBe(linkToken);
    expect(Buffer.from(nonceIn(url), 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(url).not.toContain(member.memberId);
  });

  it('連携の番号も合言葉もLINEの番号も、データベースには、そのままの形では残らない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const linkToken = await linkTokenOf(portal, owner);
    const nonce = nonceIn((await bind(member, linkToken)).json().url);
    const { rows } = await rowOf(portal, `select json_agg(a)::text as rows from line_link_attempts a`);
    for (const secret of [linkToken, nonce, owner.account, owner.token]) expect(rows).not.toContain(secret);
  });
});

// @proves outside LINE: messages and links
describe('ほかの人のLINEや登録とは、決して連携しない', () => {
  // @proves call PUT /line/link-base-account
  it('攻撃した人のリンクを、ほかの会員が開いて進んでも、その会員のLINEの画面で確認した時点で、どちらとも連携しない', async () => {
    const victim = await makeMember(portal);
    const attacker = await aLineOwner(portal);
    const victimsLine = await aLineOwner(portal);
    // The attacker sends their own link token; the victim, signed in, goes on with it.
    const nonce = await nonceFor(portal, victim, attacker);
    await tell(portal, [accountLinkEvent({ account: victimsLine.account, nonce })]);
    expect(await lineUserIdOf(victim)).toBeNull();
    expect(await linkStatus(victim)).toMatchObject({ is_linked: false, attempt: 'another_line' });
    expect(await portal.messageTo(victimsLine.account)).toContain('確認したLINEが違いました');
    expect(await portal.messageTo(attacker.account)).toBe('');
    // And the attacker, who may know the nonce, gets nothing by confirming afterwards.
    await tell(portal, [accountLinkEvent({ account: attacker.account, nonce })]);
    expect(await lineUserIdOf(victim)).toBeNull();
  });

  it('ほかの人のLINEを、攻撃した人の登録へ結びつけようとした場合も、はじめたLINEと違うので、連携しない', async () => {
    const attacker = await makeMember(portal);
    const attackersLine = await aLineOwner(portal);
    const victimsLine = await aLineOwner(portal);
    // The attacker binds their own attempt and makes the victim confirm in the victim's LINE.
    const nonce = await nonceFor(portal, attacker, attackersLine);
    await tell(portal, [accountLinkEvent({ account: victimsLine.account, nonce })]);
    expect(await lineUserIdOf(attacker)).toBeNull();
    expect(await linkStatus(attacker)).toMatchObject({ attempt: 'another_line' });
  });

  it('LINEがほかの登録と連携している場合、連携の番号を出さない。途中で先を越された場合も、後のものは連携しない', async () => {
    const [first, second] = [await makeMember(portal), await makeMember(portal)];
    const owner = await aLineOwner(portal);
    const nonces = [await nonceFor(portal, first, owner), await nonceFor(portal, second, owner)];
    for (const nonce of nonces) await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(first)).toBe(owner.account);
    expect(await lineUserIdOf(second)).toBeNull();
    expect(await linkStatus(second)).toMatchObject({ attempt: 'line_taken' });
    expect((await askLinkToken(portal, owner.token)).json()).toEqual({ status_code: 409 });
  });

  it('会員がほかのLINEと連携している場合、番号を使わずに断る。途中でほかのLINEと連携した場合も、後のものは連携しない', async () => {
    const member = await makeMember(portal);
    const late = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, late);
    const owner = await linked(portal, member);
    await tell(portal, [accountLinkEvent({ account: late.account, nonce })]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    const third = await linkTokenOf(portal, await aLineOwner(portal));
    const refused = await bind(member, third);
    expect([refused.statusCode, refused.json().name]).toEqual([409, 'CONFLICT']);
    expect(await linkStatus(member, third)).toMatchObject({ is_link_token_alive: true });
  });

  it('二人が同じLINEの確認を同時に送っても、連携するのは一人だけ', async () => {
    const [first, second] = [await makeMember(portal), await makeMember(portal)];
    const owner = await aLineOwner(portal);
    const nonces = [await nonceFor(portal, first, owner), await nonceFor(portal, second, owner)];
    await Promise.all(
      nonces.map((nonce) => tell(portal, [accountLinkEvent({ account: owner.account, nonce })])),
    );
    const linkedTo = [await lineUserIdOf(first), await lineUserIdOf(second)];
    expect(linkedTo.filter((account) => account === owner.account)).toHaveLength(1);
  });
});

// @proves call PUT /line/link-base-account
describe('連携の番号と合言葉は、10分のあいだに一度だけ', () => {
  it.each([
    ['使った番号', async (token: string) => void (await bind(await makeMember(portal), token))],
    ['10分を過ぎた番号', async () => portal.pass(TEN_MINUTES)],
  ])('%sの場合、進めない', async (_what, before) => {
    const member = await makeMember(portal);
    const linkToken = await linkTokenOf(portal, await aLineOwner(portal));
    await before(linkToken);
    const late = await makeMember(portal);
    const refused = await bind(late, linkToken);
    expect([refused.statusCode, refused.json().name]).toEqual([422, 'CODE_EXPIRED']);
    expect(await linkStatus(member, linkToken)).toMatchObject({ is_link_token_alive: false });
  });

  it('わたしたちの出していない番号の場合、進めない', async () => {
    const refused = await bind(await makeMember(portal), 'a-token-that-we-never-gave-to-anybody');
    expect([refused.statusCode, refused.json().name]).toEqual([422, 'CODE_EXPIRED']);
  });

  it('9分59秒の番号の場合、進める', async () => {
    const member = await makeMember(portal);
    const linkToken = await linkTokenOf(portal, await aLineOwner(portal));
    portal.pass(TEN_MINUTES - 5);
    expect((await bind(member, linkToken)).statusCode).toBe(200);
  });

  it('同じ番号を同時に二度使った場合、進めるのは一度だけ', async () => {
    const [one, other] = [await makeMember(portal), await makeMember(portal)];
    const linkToken = await linkTokenOf(portal, await aLineOwner(portal));
    const answers = await Promise.all([bind(one, linkToken), bind(other, linkToken)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('LINEの画面での確認が10分を過ぎた場合、連携せず、そう知らせる', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    portal.pass(TEN_MINUTES);
    expect(await linkStatus(member)).toMatchObject({ attempt: 'expired' });
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(member)).toBeNull();
    expect(await portal.messageTo(owner.account)).toContain('時間がたったため');
  });

  it('LINEの画面で「連携しない」を選んだ場合、連携しない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce, result: 'failed' })]);
    expect(await lineUserIdOf(member)).toBeNull();
    expect(await linkStatus(member)).toMatchObject({ attempt: 'refused_by_line' });
  });

  it('連携を外したあとで、前の合言葉がもう一度届いても、連携しない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    await member.browser.call('PUT', '/line/unlink', undefined, member.accessToken);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(member)).toBeNull();
  });
});

// @proves call GET /line/link-token
describe('LINEのアクセストークン', () => {
  it.each([
    ['LINEの知らないもの', async () => 'a-token-of-nobody', 401],
    ['期限の切れたもの', async () => (await aLineOwner(portal, { seconds: -1 })).token, 401],
    ['ほかのサービスのためのもの', async () => (await aLineOwner(portal, { channel: 'another' })).token, 403],
  ])('%sの場合、番号を出さず、status_codeで言う', async (_what, tokenOf, status) => {
    const answer = await askLinkToken(portal, await tokenOf());
    expect([answer.statusCode, answer.json()]).toEqual([200, { status_code: status }]);
  });

  it('形の違うものは、LINEにたずねない', async () => {
    expect((await askLinkToken(portal, '%00')).statusCode).toBe(400);
    expect((await new Browser(portal.app).call('GET', '/line/link-token')).statusCode).toBe(400);
  });

  it('ログに、トークンも、番号も、合言葉も、LINEの番号も残らない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const linkToken = await linkTokenOf(portal, owner);
    const nonce = nonceIn((await bind(member, linkToken)).json().url);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    await new Browser(portal.app).call('PUT', `/line/unlink?access_token=${owner.token}`);
    await portal.runOutbox();
    const logged = portal.logged.join('\n');
    expect(logged).toContain('/api/line/link-token');
    for (const secret of [linkToken, nonce, owner.account, owner.token]) expect(logged).not.toContain(secret);
  });
});
