import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { giveMembersTo } from '../members/index.ts';
import type { Someone } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  accountOf,
  aLineOwner,
  bind,
  friendEvent,
  lineUserIdOf,
  linked,
  linkStatus,
  linkTokenOf,
  nonceFor,
  tell,
} from './line.fixture.ts';

const portal = usePortal();

const unlinkHere = ({ browser, accessToken }: Someone) =>
  browser.call('PUT', '/line/unlink', undefined, accessToken);
const unlinkInLine = (token: string) =>
  new Browser(portal.app).call('PUT', `/line/unlink?access_token=${token}`);

describe('二つの画面で連携をはじめた場合', () => {
  it('同じLINEなら、どちらの確認も連携と数え、「ほかの登録と連携している」とは言わない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonces = [await nonceFor(portal, member, owner), await nonceFor(portal, member, owner)];
    for (const nonce of nonces) {
      await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
      expect(await portal.messageTo(owner.account)).toContain('LINEと連携しました');
    }
    expect(await linkStatus(member)).toMatchObject({ is_linked: true, attempt: 'linked' });
    expect(await lineUserIdOf(member)).toBe(owner.account);
  });

  it('二度目の確認は、連携した日も、そのあとに分かった友だちのことも、書きかえない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonces = [await nonceFor(portal, member, owner), await nonceFor(portal, member, owner)];
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce: String(nonces[0]) })]);
    const { linked_at } = await linkStatus(member);
    portal.pass(60);
    await tell(portal, [friendEvent(portal, owner.account, 'follow')]);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce: String(nonces[1]) })]);
    expect(await linkStatus(member)).toMatchObject({ linked_at, is_friend: true });
  });

  it('ちがうLINEなら、先に確認したものだけと連携する', async () => {
    const member = await makeMember(portal);
    const [first, second] = [await aLineOwner(portal), await aLineOwner(portal)];
    const nonces = [await nonceFor(portal, member, first), await nonceFor(portal, member, second)];
    await tell(portal, [accountLinkEvent({ account: second.account, nonce: String(nonces[1]) })]);
    await tell(portal, [accountLinkEvent({ account: first.account, nonce: String(nonces[0]) })]);
    expect(await lineUserIdOf(member)).toBe(second.account);
    expect(await portal.messageTo(first.account)).toContain('ほかのLINEと連携しています');
  });
});

describe('連携を外したあとで、遅れて届いた確認', () => {
  /** Linked by a second attempt, while LINE's word on the first is still on its way. */
  async function linkedWithOneLate() {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const late = await nonceFor(portal, member, owner);
    const nonce = await nonceFor(portal, member, owner);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    await portal.runOutbox();
    const tellLate = () => tell(portal, [accountLinkEvent({ account: owner.account, nonce: late })]);
    return { member, owner, tellLate };
  }

  it.each([
    ['サイトから', (member: Someone) => unlinkHere(member)],
    ['LINEから', (_: Someone, token: string) => unlinkInLine(token)],
  ] as const)('%s外した場合、連携し直さない。そう知らせ、はじめからなら、できる', async (_, unlink) => {
    const { member, owner, tellLate } = await linkedWithOneLate();
    expect((await unlink(member, owner.token)).json()).toEqual({ status_code: 200 });
    await portal.runOutbox();
    expect((await tellLate()).statusCode).toBe(200);
    expect(await lineUserIdOf(member)).toBeNull();
    expect(await portal.messageTo(owner.account)).toContain('はじめからお試しください');
    const again = await aLineOwner(portal, { account: owner.account });
    const nonce = await nonceFor(portal, member, again);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
  });

  it('まだ連携していないうちに、外すと言った場合も、進めてあった連携は、そこで終わる', async () => {
    for (const unlink of [unlinkHere, (_: Someone, token: string) => unlinkInLine(token)]) {
      const member = await makeMember(portal);
      const owner = await aLineOwner(portal);
      const nonce = await nonceFor(portal, member, owner);
      expect((await unlink(member, owner.token)).json()).toEqual({ status_code: 404 });
      await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
      expect(await lineUserIdOf(member)).toBeNull();
      expect(await linkStatus(member)).toMatchObject({ is_linked: false, attempt: 'expired' });
    }
  });

  it('ほかの会員が進めている連携は、終わらせない', async () => {
    const [member, neighbour] = [await makeMember(portal), await makeMember(portal)];
    const [owner, other] = [await linked(portal, member), await aLineOwner(portal)];
    const nonce = await nonceFor(portal, neighbour, other);
    await unlinkHere(member);
    await unlinkInLine(owner.token);
    await tell(portal, [accountLinkEvent({ account: other.account, nonce })]);
    expect(await lineUserIdOf(neighbour)).toBe(other.account);
  });

  it('一つの共通IDに二人の会員がいる場合、一人が外せば、もう一人が進めていた連携も、そこで終わる', async () => {
    const [member, other] = [await makeMember(portal), await makeMember(portal)];
    const [from, to] = [await accountOf(portal, other), await accountOf(portal, member)];
    await portal.dependencies.database.transaction((tx) => giveMembersTo(tx, from, to));
    const owner = await aLineOwner(portal);
    const late = await nonceFor(portal, other, owner);
    await linked(portal, member);
    await unlinkHere(member);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce: late })]);
    expect(await lineUserIdOf(member)).toBeNull();
  });

  it('外すこと、確認、友だちの追加が同時に来ても、どれも断られず、どの順になっても、連携は残らない', async () => {
    for (let times = 0; times < 4; times += 1) {
      const member = await makeMember(portal);
      const owner = await aLineOwner(portal);
      const late = await nonceFor(portal, member, owner);
      if (times % 2 === 0) await linked(portal, member);
      const answers = await Promise.all([
        unlinkHere(member),
        tell(portal, [accountLinkEvent({ account: owner.account, nonce: late })]),
        tell(portal, [friendEvent(portal, owner.account, 'follow')]),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await lineUserIdOf(member)).toBeNull();
    }
  });

  it('外したあとの会員には、終わった連携を「待っている」とは言わない', async () => {
    const member = await makeMember(portal);
    await linked(portal, member);
    await unlinkHere(member);
    expect(await linkStatus(member)).toMatchObject({ is_linked: false, attempt: 'none' });
  });

  it('画面を開いたまま外した場合、そのあとで自分で進めば、連携できる', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const opened = await linkTokenOf(portal, owner);
    const nonce = await nonceFor(portal, member, owner);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    await unlinkHere(member);
    expect((await bind(member, opened)).statusCode).toBe(200);
  });
});
