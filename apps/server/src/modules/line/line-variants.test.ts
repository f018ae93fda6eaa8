import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES } from '../identity/sign-up.fixture.ts';
import { accountLinkEvent, aLineOwner, bind, linkTokenOf, tell } from './line.fixture.ts';

const portal = usePortal();
const { host } = ENTRANCES.chofu;

type Call = Parameters<Browser['call']>;
const CALLS = (token: string, linkToken: string): Call[] => [
  ['GET', `/line/link-token?access_token=${token}`],
  ['PUT', `/line/link-base-account?link_token=${linkToken}`],
  ['GET', '/line/link-status'],
  ['POST', '/line/send-unlink-confirmation'],
  ['PUT', `/line/unlink?access_token=${token}`],
  ['PUT', '/line/unlink'],
  ['PUT', '/line/friend-status', { access_token: token, is_friend: true }],
];

describe('調布市にLINEはない（仕様 6）', () => {
  // @proves call PUT /line/link-base-account
  it('会員のどの呼び出しにも、見つからないと答え、番号も使わない', async () => {
    const member = await makeMember(portal, 'chofu');
    const owner = await aLineOwner(portal);
    const linkToken = await linkTokenOf(portal, owner);
    for (const [method, path, body] of CALLS(owner.token, linkToken)) {
      const answer = await member.browser.call(method, path, body, member.accessToken);
      expect([answer.statusCode, answer.json().name], path).toEqual([404, 'NOT_FOUND']);
    }
    expect((await bind(await makeMember(portal), linkToken)).statusCode).toBe(200);
  });

  it('調布市のホストでは、訪問者にも、LINEからの知らせにも、見本のLINEにも、見つからないと答える', async () => {
    const owner = await aLineOwner(portal);
    const browser = new Browser(portal.app, host);
    for (const [method, path, body] of CALLS(owner.token, 'a'.repeat(30))) {
      if (path.includes('link-base') || path.includes('status') || path.includes('send-')) continue;
      expect((await browser.call(method, path, body)).statusCode, path).toBe(404);
    }
    const told = await tell(portal, [accountLinkEvent({ account: owner.account, nonce: 'x' })], { host });
    expect(told.statusCode).toBe(404);
    expect((await browser.ask('/example-line')).statusCode).toBe(404);
  });
});

describe('LINEを設定していない本番', () => {
  it('どの呼び出しも、見つからないと答える', async () => {
    const owner = await aLineOwner(portal);
    const member = await makeMember(portal);
    const { line } = portal.dependencies;
    portal.dependencies.line = null;
    try {
      for (const [method, path, body] of CALLS(owner.token, 'a'.repeat(30))) {
        const answer = await member.browser.call(method, path, body, member.accessToken);
        expect(answer.statusCode, path).toBe(404);
      }
    } finally {
      portal.dependencies.line = line;
    }
  });
});
