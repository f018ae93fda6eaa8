import { describe, expect, it } from 'vitest';
import { startApp } from '../../http/app-under-test.fixture.ts';
import { lineUserIdOf, linkStatus } from '../../modules/line/line.fixture.ts';
import type { Someone } from '../../modules/withdrawal/withdrawal.fixture.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { demoPlugins } from '../demo-plugins.ts';

const portal = usePortal();

/** A telephone with the example LINE, in which somebody new is. */
async function telephone(browser = new Browser(portal.app)): Promise<Browser> {
  const chosen = await browser.ask('/example-line/person', { method: 'POST', form: { account: 'new' } });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/example-line']);
  return browser;
}

/** 「連携する」 in the talk: what LIFF would open, and its token. */
async function open(phone: Browser, action = 'link'): Promise<{ location: string; token: string }> {
  const answer = await phone.ask(`/example-line/open?action=${action}`);
  const location = String(answer.headers.location);
  return { location, token: new URLSearchParams(location.split('#')[1]).get('access_token') ?? '' };
}

/** Up to LINE's page: its address, as the portal answered it. */
async function begin(phone: Browser, { browser, accessToken }: Someone): Promise<string> {
  const { token } = await open(phone);
  const { link_token } = (await phone.call('GET', `/line/link-token?access_token=${token}`)).json();
  const bound = await browser.call(
    'PUT',
    `/line/link-base-account?link_token=${link_token}`,
    undefined,
    accessToken,
  );
  return bound.json().url;
}

const confirm = (phone: Browser, url: string, answer = 'ok') => {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return phone.ask('/example-line/account-link', { method: 'POST', form: { ...query, answer } });
};

describe('見本のLINE（LINEを設定していない、手元の環境だけ）', () => {
  // @proves outside LINE: messages and links
  it('トークから連携し、結果がトークに届き、友だちになり、外すまで、外へは何も送らずにできる', async () => {
    const member = await makeMember(portal);
    const phone = await telephone();
    expect((await open(phone)).location).toMatch(/^\/line\/session\/liff\?action=link#access_token=\S{40,}$/);
    const url = await begin(phone, member);
    expect(url).toMatch(/^\/example-line\/account-link\?linkToken=.+&nonce=.+$/);
    const page = await phone.ask(url);
    expect(page.body).toContain('アカウントを連携しますか');
    expect(page.body).toContain('見本のLINE');
    const confirmed = await confirm(phone, url);
    expect(confirmed.body).toContain('LINEでの確認が終わりました');
    expect(await lineUserIdOf(member)).toMatch(/^U[0-9a-f]{32}$/);
    await portal.runOutbox();
    const talk = await phone.ask('/example-line');
    expect(talk.body).toContain('LINEと連携しました');
    expect(talk.body).toContain('href="http://localhost:3000/line/complete?role=hatch"');
    await phone.ask('/example-line/friend', { method: 'POST', form: { is_friend: '1' } });
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
    await phone.ask('/example-line/friend', { method: 'POST', form: { is_friend: '0' } });
    expect(await linkStatus(member)).toMatchObject({ is_friend: false });
    const { token } = await open(phone, 'unlink');
    const unlinked = await phone.call('PUT', `/line/unlink?access_token=${token}`);
    expect(unlinked.json()).toEqual({ status_code: 200 });
    expect(await lineUserIdOf(member)).toBeNull();
  });

  it('ほかの人の番号の画面を開いた場合、そこで押すと、押した人のLINEとして知らせ、連携しない', async () => {
    const victim = await makeMember(portal);
    const attackersPhone = await telephone();
    const url = await begin(attackersPhone, victim);
    const victimsPhone = await telephone();
    await confirm(victimsPhone, url);
    expect(await lineUserIdOf(victim)).toBeNull();
    expect(await linkStatus(victim)).toMatchObject({ attempt: 'another_line' });
  });

  it('確認の画面は、一度だけ。二度目と、10分を過ぎたものは、使えないと言い、知らせない', async () => {
    const member = await makeMember(portal);
    const phone = await telephone();
    const url = await begin(phone, member);
    await confirm(phone, url, 'failed');
    expect(await linkStatus(member)).toMatchObject({ attempt: 'refused_by_line' });
    const again = await confirm(phone, url);
    expect([again.statusCode, again.body.includes('このリンクは使えません')]).toEqual([410, true]);
    const late = await begin(phone, member);
    portal.pass(600);
    expect((await confirm(phone, late)).statusCode).toBe(410);
    expect(await lineUserIdOf(member)).toBeNull();
  });

  // @proves cookie example_line
  it('だれでもない場合、先に人を選び、来た画面へ戻る。戻る先は、見本の中だけ', async () => {
    const phone = new Browser(portal.app);
    const asked = await phone.ask('/example-line/open?action=unlink');
    expect(asked.body).toContain('どなたになりますか');
    expect(asked.body).toContain('value="/example-line/open?action=unlink"');
    const choose = (next: string) =>
      phone.ask('/example-line/person', { method: 'POST', form: { account: 'new', next } });
    expect((await choose('/example-line/open?action=unlink')).headers.location).toBe(
      '/example-line/open?action=unlink',
    );
    for (const next of ['https://evil.example/', '//evil.example', '/example-line/\\evil', '/account'])
      expect((await choose(next)).headers.location, next).toBe('/example-line');
  });

  it('何も動かせない方針で送り、ほかのサイトからの送信は断る', async () => {
    const phone = await telephone();
    const page = await phone.ask('/example-line');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    const forged = await phone.ask('/example-line/friend', {
      method: 'POST',
      form: { is_friend: '1' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(forged.statusCode).toBe(403);
  });

  it.each([
    ['本番', { deployment: 'production' }],
    [
      'LINEを設定した環境',
      {
        line: {
          ...{ channelSecret: 's', channelAccessToken: 't', loginChannelId: '1', loginChannelSecret: 's' },
          ...{ liffId: '1-a', addFriendUrl: 'https://lin.ee/a' },
        },
      },
    ],
  ] as const)('%sには、ない', async (_what, changes) => {
    const { dependencies } = portal;
    const plugins = await demoPlugins({
      ...dependencies,
      settings: { ...dependencies.settings, ...changes },
    });
    const other = await startApp({ plugins });
    try {
      const answer = await other.app.inject({ url: '/example-line', headers: { host: 'localhost:3000' } });
      expect(answer.statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
