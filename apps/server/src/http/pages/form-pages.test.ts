import { searchEndpoint } from '@hidamari/contract/search';
import { describe, expect, it } from 'vitest';
import { ELIGIBLE, get, HANAKO, stage, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

const ORIGIN = 'http://localhost:3000';
const FORM = 'application/x-www-form-urlencoded';
const WORDS = 'ひみつの言葉';

/** A form with these words, as a browser sends it from our own page, unless `headers` say otherwise. */
const send = (headers: Record<string, string> = { origin: ORIGIN }, payload = form(WORDS), url = '/search') =>
  stage.portal.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:3000', cookie: ELIGIBLE, 'content-type': FORM, ...headers },
    payload,
  });

const form = (keyword: string) => String(new URLSearchParams({ keyword, kind: 'article' }));
const sentTo = (at = -1) => stage.renders.at(at)?.context.sent;

describe('さがす画面に送られたフォーム', () => {
  it('読み手だけのページとして描かれ、だれにも取り置かれず、次に開く人の前には出ない', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.headers.etag).toBeUndefined();
    expect(sentTo()?.get('keyword')).toBe(WORDS);
    await send();
    expect(stage.renders).toHaveLength(2);
    await get('/search');
    expect(stage.renders).toHaveLength(3);
    expect(sentTo()).toBeUndefined();
  });

  it('会員には、その会員の画面として描かれる', async () => {
    await send({ origin: ORIGIN, ...HANAKO });
    expect(stage.renders[0]?.context.member?.memberId).toBeTruthy();
    expect(sentTo()?.get('keyword')).toBe(WORDS);
  });

  it('言葉は、住所にも、記録にも残らない', async () => {
    await send();
    expect(stage.renders[0]?.url).toBe(`${ORIGIN}/search`);
    const logged = stage.portal.logged.join('\n');
    expect(logged).toContain('"method":"POST"');
    expect(decodeURIComponent(logged)).not.toContain(WORDS);
  });

  it.each([
    ['ほかのサイトから', { origin: 'https://elsewhere.example' }, 403],
    ['中身を見せないページから', { origin: 'null' }, 403],
    ['ほかのサイトからと、ブラウザが言う', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, 403],
    ['となりのサブドメインから', { 'sec-fetch-site': 'same-site' }, 403],
    ['どこからとも言わない', {}, 403],
    ['自分のページからと、ブラウザだけが言う', { 'sec-fetch-site': 'same-origin' }, 200],
    ['フォームではない', { origin: ORIGIN, 'content-type': 'application/json' }, 415],
  ])('%s場合', async (_, headers, status) => {
    const answer = await send(headers);
    expect(answer.statusCode).toBe(status);
    expect(stage.renders).toHaveLength(status === 200 ? 1 : 0);
  });

  it('長すぎるものは、読まずに断る', async () => {
    expect((await send(undefined, form('あ'.repeat(10_000)))).statusCode).toBe(413);
    expect((await send(undefined, form('あ'.repeat(2_000)))).statusCode).toBe(200);
  });

  it('ほかの画面は、フォームを受けない', async () => {
    for (const url of ['/', '/articles', '/search/more', '/search.data'])
      expect((await send(undefined, undefined, url)).statusCode, url).toBe(405);
  });

  it('描くあいだに、さがす呼び出しだけはできる。ほかのPOSTはできない', async () => {
    stage.meanwhile = async ({ api }) => {
      await expect(api.call(searchEndpoint, { body: { keyword: WORDS } })).rejects.not.toMatchObject({
        code: expect.stringMatching(/method_not_allowed|anti_forgery/),
      });
    };
    await send();
    expect(stage.renders).toHaveLength(1);
  });
});
