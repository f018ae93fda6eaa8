import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, fakeAuthenticator, HANAKO, startApp } from '../app-under-test.fixture.ts';
import { route } from '../route.ts';

let portal: AppUnderTest;
/** Addresses that were drawn, and what lets each of them end. */
let drawn: string[];
let finish: () => void;
let finished: Promise<void>;

beforeEach(async () => {
  drawn = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  finished = promise;
  finish = resolve;
  portal = await startApp({
    authenticator: fakeAuthenticator({ hanako: HANAKO }),
    routes: [
      route(readCurrentUserEndpoint, async () => {
        throw new AppError('conflict');
      }),
    ],
    pages: {
      handler: async (request) => {
        const { pathname, search } = new URL(request.url);
        drawn.push(`${pathname}${search}`);
        await finished;
        return new Response('<!doctype html><p>描いたページ</p>', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      },
      sessions: {
        mintAccessToken: async () => {
          throw new Error('no member opens a page here');
        },
      },
    },
  });
  return () => portal.close();
});

const ask = (url: string, remoteAddress: string) =>
  portal.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000' } });
const settle = () => expect.poll(() => drawn.length).toBeGreaterThan(0);

describe('一つの回線から、まだ描いていないページを一度に多く求められた場合', () => {
  it('短い列からあふれた分に、503と待つ秒数と、読める日本語のページを返し、記録を故障で埋めない', async () => {
    // Every address of one /64 is the same line.
    const asked = Array.from({ length: 40 }, (_, host) =>
      ask(`/articles?keyword=w${host}`, `2001:db8:1:2::${(host + 1).toString(16)}`),
    );
    await settle();
    const other = ask('/articles?keyword=sumai', '2001:db8:7::1');
    await expect.poll(() => drawn).toContain('/articles?keyword=sumai');
    expect(drawn).toHaveLength(4);
    finish();
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect([answers.filter(({ statusCode }) => statusCode === 200).length, refused.length]).toEqual([24, 16]);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('2');
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('ただいま、つながりにくくなっています。');
      expect(body).toContain('119番');
    }
    expect((await other).statusCode).toBe(200);
    expect(portal.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
    // Nothing of it is left: the same line is served again.
    expect((await ask('/articles?keyword=w39', '2001:db8:1:2::9')).statusCode).toBe(200);
  });

  it('会員の求めは、そのあいだも答えを受け取る', async () => {
    const asked = Array.from({ length: 30 }, (_, word) => ask(`/articles?keyword=w${word}`, '10.9.9.9'));
    await settle();
    const own = await portal.app.inject({
      url: '/api/users/me',
      remoteAddress: '10.9.9.10',
      headers: { host: 'localhost:3000', authorization: 'Bearer access-hanako' },
    });
    expect(own.statusCode).toBe(409);
    finish();
    await Promise.all(asked);
  });
});

describe('一覧にないページの番号', () => {
  beforeEach(() => finish());

  it.each(['105899', '101', '0', '-1', '01', '1.5', 'abc', '', '1e1', '９'])(
    '?page=%s は、描かずに一覧のはじめへ送り、取り置かない',
    async (page) => {
      const url = `/articles?cancer_group=lung&page=${encodeURIComponent(page)}`;
      for (let time = 0; time < 2; time += 1) {
        const { statusCode, headers } = await ask(url, '10.9.8.1');
        expect([statusCode, headers.location]).toEqual([302, '/articles?cancer_group=lung']);
        expect(headers['cache-control']).toBe('private, no-store');
      }
      expect(drawn).toEqual([]);
    },
  );

  it.each(['1', '2', '99', '100'])('?page=%s は描く', async (page) => {
    expect((await ask(`/articles?page=${page}`, '10.9.8.2')).statusCode).toBe(200);
    expect(drawn).toEqual([`/articles?page=${page}`]);
  });
});
