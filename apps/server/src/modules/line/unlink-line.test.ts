import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES, logIn, REGISTRATION } from '../identity/sign-up.fixture.ts';
import { eraseMember } from '../withdrawal/erase-withdrawn-members.ts';
import { leave, rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  aLineOwner,
  lineUserIdOf,
  linked,
  linkStatus,
  nonceFor,
  tell,
} from './line.fixture.ts';

const portal = usePortal();

const ask = ({ browser, accessToken }: Someone) =>
  browser.call('POST', '/line/send-unlink-confirmation', undefined, accessToken);
const unlinkInLine = (token: string) =>
  new Browser(portal.app).call('PUT', `/line/unlink?access_token=${token}`);
const unlinkHere = ({ browser, accessToken }: Someone) =>
  browser.call('PUT', '/line/unlink', undefined, accessToken);

describe('連携を外す（G54）', () => {
  // @proves call POST /line/send-unlink-confirmation
  // @proves call PUT /line/unlink
  it('たずねるメッセージだけでは外れず、その先の画面でLINEの本人が進むと外れて、許可もLINEに返す', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    expect((await ask(member)).statusCode).toBe(204);
    const asked = await portal.messageTo(owner.account);
    expect(asked).toContain('LINEとの連携を外しますか');
    expect(asked).toContain('http://localhost:3000/example-line/open?role=hatch&action=unlink');
    expect(await lineUserIdOf(member)).toBe(owner.account);
    const answer = await unlinkInLine(owner.token);
    expect(answer.json(), answer.body).toEqual({ status_code: 200 });
    expect(await linkStatus(member)).toMatchObject({ is_linked: false, linked_at: null, is_friend: null });
    expect(await portal.messageTo(owner.account)).toContain('LINEとの連携を外しました');
    // Taken back at LINE: the token opens nothing any more.
    expect((await unlinkInLine(owner.token)).json()).toEqual({ status_code: 401 });
  });

  // @proves call PUT /line/unlink
  it('LINEの入った電話をなくした場合、ログインした本人が、サイトから外せる。二度目は404と言う', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    expect((await unlinkHere(member)).json()).toEqual({ status_code: 200 });
    expect(await lineUserIdOf(member)).toBeNull();
    expect(await portal.messageTo(owner.account)).toContain('「連動アプリ」');
    expect((await unlinkHere(member)).json()).toEqual({ status_code: 404 });
  });

  it('外したあとで、同じLINEとも、ほかのLINEとも、連携し直せる', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    await unlinkHere(member);
    const nonce = await nonceFor(portal, member, owner);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    await unlinkHere(member);
    const other = await linked(portal, member);
    expect(await lineUserIdOf(member)).toBe(other.account);
  });

  it('ほかの会員のLINEには、さわれない。外れるのは、そのLINEの連携だけ', async () => {
    const [member, neighbour] = [await makeMember(portal), await makeMember(portal)];
    await linked(portal, member);
    const other = await linked(portal, neighbour);
    expect((await unlinkInLine((await aLineOwner(portal)).token)).json()).toEqual({ status_code: 404 });
    await unlinkHere(member);
    expect(await lineUserIdOf(neighbour)).toBe(other.account);
  });

  it.each([
    ['LINEの知らないトークン', async () => 'a-token-of-nobody', 401],
    ['ほかのサービスのトークン', async () => (await aLineOwner(portal, { channel: 'another' })).token, 403],
    ['連携していないLINEのトークン', async () => (await aLineOwner(portal)).token, 404],
  ])('%sの場合、何も外さず、%s', async (_what, tokenOf, status) => {
    expect((await unlinkInLine(await tokenOf())).json()).toEqual({ status_code: status });
  });

  it('訪問者がトークンなしで送った場合、読み取れないと答える', async () => {
    expect((await new Browser(portal.app).call('PUT', '/line/unlink')).statusCode).toBe(400);
  });

  it('知らせがLINEへ出る前に連携を外した場合、その知らせは出ない。連携を外したことだけが届く', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    const { database, outbox } = portal.dependencies;
    const waiting = (key: string) =>
      database.transaction((tx) =>
        outbox.enqueue(tx, {
          kind: 'send-line',
          idempotencyKey: key,
          payload: { to: owner.account, text: `お返事が届いています。${key}` },
        }),
      );
    await waiting('before');
    expect(await portal.messageTo(owner.account)).toContain('before');
    await waiting('after');
    await unlinkHere(member);
    await portal.runOutbox();
    const sent = await rowOf(
      portal,
      `select string_agg(body, ' ' order by sent_at) as words from sent_messages where recipient = '${owner.account}'`,
    );
    expect(sent.words).not.toContain('after');
    expect(sent.words).toContain('連携を外しました');
  });

  // @proves call POST /line/send-unlink-confirmation
  // @proves error line_sends_spent
  it('連携していない会員の場合、たずねるメッセージを送らない。送れるのは、1時間に5回まで', async () => {
    const member = await makeMember(portal);
    expect((await ask(member)).statusCode).toBe(404);
    await linked(portal, member);
    for (let times = 0; times < 5; times += 1) expect((await ask(member)).statusCode).toBe(204);
    expect((await ask(member)).json().name).toBe('LINE_SENDS_SPENT');
  });
});

describe('退会（G53）', () => {
  // @proves outside LINE: messages and links
  it('退会した場合、連携は外れ、LINEの許可の取り消しかたをトークで知らせる', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    expect((await leave(member)).statusCode).toBe(200);
    const row = await rowOf(
      portal,
      `select b.line_user_id, b.line_linked_at, b.is_line_friend from base_accounts b
       join members m on m.base_account_id = b.id where m.id = '${member.memberId}'`,
    );
    expect(row).toEqual({ line_user_id: null, line_linked_at: null, is_line_friend: null });
    expect(await portal.messageTo(owner.account)).toContain('「連動アプリ」');
    expect(await portal.messageTo(owner.account)).not.toContain('退会');
  });

  it('連携の途中で退会した場合、あとから届いた確認では連携しない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    await leave(member);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    const linkedAccounts = await rowOf(
      portal,
      `select count(*)::int as count from base_accounts where line_user_id = '${owner.account}'`,
    );
    expect(linkedAccounts.count).toBe(0);
  });

  it('二つの会員のうち、LINEのある一つを退会した場合、調布市の会員だけが残るなら、連携も外れる', async () => {
    const member = await makeMember(portal, 'general');
    const owner = await linked(portal, member);
    const browser = new Browser(portal.app, ENTRANCES.chofu.host);
    await browser.call('POST', ENTRANCES.chofu.path, ENTRANCES.chofu.proof);
    await logIn(portal, browser, { identifier: member.phone, flow: 'sign-up' });
    const second = await browser.call('POST', '/hi/hosted-login/sign-up', {
      ...REGISTRATION,
      ...ENTRANCES.chofu.proof,
    });
    expect(second.statusCode, second.body).toBe(201);
    const chofu = { ...member, browser, accessToken: second.json().access_token };
    expect(await lineUserIdOf(chofu)).toBeNull();
    await leave(member);
    expect(await portal.messageTo(owner.account)).toContain('連携を外しました');
  });

  it('30日後に消した場合、連携の記録は、どの会員のものも残らない', async () => {
    const member = await makeMember(portal);
    await linked(portal, member);
    await leave(member);
    portal.pass(30 * 86_400);
    const hooks = {
      eraseFilesOf: async () => {},
      eraseRecordKeysOf: async () => {},
      eraseAuditContentOf: async () => {},
      detachMember: async () => {},
    };
    await eraseMember({ ...portal.dependencies, hooks }, member.memberId);
    const left = await rowOf(
      portal,
      `select count(*)::int as count from line_link_attempts where member_id = '${member.memberId}'`,
    );
    expect(left.count).toBe(0);
  });
});
