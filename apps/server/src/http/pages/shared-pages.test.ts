import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { EMPTY_CONTENT, TEST_NOW } from '../app-under-test.fixture.ts';
import {
  CHATPLUS,
  ELIGIBLE,
  get,
  HANAKO,
  stage,
  startPortal,
  usePortalWithPages,
} from './pages-under-test.fixture.ts';

usePortalWithPages();

describe('a public page', () => {
  test('is rendered once and then comes from the cache, with its version', async () => {
    const first = await get('/articles');
    const second = await get('/articles');
    expect([first.statusCode, second.statusCode, stage.renders.length]).toEqual([200, 200, 1]);
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: first.headers.etag });
    const known = await get('/articles', { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', first.headers.etag]);
  });

  test('carries a hash for every script of the renderer and for none that slipped into content', async () => {
    const { body, headers } = await get('/articles');
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash('start(1)')};`);
    expect(policy).not.toContain(hash('injected()'));
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect(body).toContain('<script>start(1)</script><script src="/assets/a.js"></script>');
    expect(body).not.toContain('nonce');
  });

  test('lets pictures in from the content service that is configured, and from nowhere else', async () => {
    const images = ({ headers }: { headers: Record<string, unknown> }) =>
      /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(images(await get('/articles'))).toBe("'self' data: blob:");
    await stage.portal.close();
    const imageOrigins = ['https://pictures.example'];
    stage.portal = await startPortal({
      content: { url: 'https://content.example', key: 'k', imageOrigins, webhookSecret: null },
    });
    expect(images(await get('/articles'))).toBe("'self' data: blob: https://pictures.example");
    expect(images(await get('/treatment-logs', HANAKO))).toBe("'self' data: blob: https://pictures.example");
  });

  test('ChatPlusを設定した場合も、訪問者の画面は外に何も求めない', async () => {
    await stage.portal.close();
    stage.portal = await startPortal({ chatPlus: CHATPLUS });
    const { headers } = await get('/articles');
    expect(String(headers['content-security-policy'])).not.toContain('chat.example');
    expect(stage.renders.map(({ context }) => context.site.outsideChat)).toEqual([null]);
  });

  test('one render answers all who ask meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/articles')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(stage.renders).toHaveLength(1);
  });

  test('variants never cross (F34)', async () => {
    const insurance = await get('/articles');
    const general = await get('/articles', { cookie: 'eligibility=general; eligibility_renewed=1' });
    const chofu = await get('/articles', { host: 'chofu.localhost:3000' });
    expect([insurance, general, chofu].map(({ body }) => /<p>(\w+) /.exec(body)?.[1])).toEqual([
      'aflac',
      'hatch',
      'chofu',
    ]);
    expect(stage.renders).toHaveLength(3);
  });

  test('only known query keys reach the page; personal ones are never cached', async () => {
    await get('/services?utm_source=mail&category=money');
    await get('/services?category=money&fbclid=1');
    expect(stage.renders.map(({ url }) => url)).toEqual(['http://localhost:3000/services?category=money']);
    const personal = await get('/login/session?code=abc&state=def');
    expect(personal.headers['cache-control']).toBe('private, no-store');
    await get('/login/session?code=abc&state=def');
    expect(stage.renders).toHaveLength(3);
  });

  test('lives until the next edge of the opening hours, and at most 600 seconds', async () => {
    await get('/articles');
    stage.portal.setNow(new Date(TEST_NOW.getTime() + 599_000));
    await get('/articles');
    expect(stage.renders).toHaveLength(1);
    stage.portal.setNow(new Date(TEST_NOW.getTime() + 600_000));
    await get('/articles');
    expect(stage.renders).toHaveLength(2);
    // 19:50 in Japan: ten minutes before closing the words change.
    stage.portal.setNow(new Date('2026-11-16T10:45:00Z'));
    await get('/articles');
    stage.portal.setNow(new Date('2026-11-16T10:50:00Z'));
    await get('/articles');
    expect(stage.renders).toHaveLength(4);
  });

  test.each(['content-changed', 'maintenance-changed', 'closures-changed'] as const)(
    '%s purges, also what is just being rendered',
    async (topic) => {
      let isPurged = false;
      stage.meanwhile = async () => {
        if (isPurged) return;
        isPurged = true;
        await stage.portal.bus.publish(topic);
        await busDrained();
      };
      await get('/articles');
      await get('/articles');
      await get('/articles');
      expect(stage.renders).toHaveLength(2);
    },
  );

  // @proves cookie eligibility_renewed
  test('a cookie that is set stands outside the stored bytes, and such an answer is kept by nobody', async () => {
    const first = await get('/articles?role=hatch', { cookie: '' });
    expect([first.headers['set-cookie']].flat().join('\n')).toContain(
      'eligibility=general; Path=/; SameSite=Lax; HttpOnly; Max-Age=604800',
    );
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers.etag).toBeUndefined();
    const second = await get('/articles?role=hatch', {
      cookie: 'eligibility=general; eligibility_renewed=1',
    });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(stage.renders).toHaveLength(1);
  });

  test('shared caches may keep it only where host and address alone decide', async () => {
    const chofu = { host: 'chofu.localhost:3000', cookie: 'eligibility=general; eligibility_renewed=1' };
    const answer = await get('/articles', chofu);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=600, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
    });
  });

  test('the calls of its loaders carry nothing that the visitor sent', async () => {
    let seen: unknown;
    stage.meanwhile = async ({ api }) => {
      seen = await api.call(readMaintenanceEndpoint, {});
      await expect(api.call(readCurrentUserEndpoint, {})).rejects.toMatchObject({ code: 'unauthenticated' });
    };
    await get('/articles', { authorization: 'Bearer access-hanako' });
    expect(seen).toEqual({ maintenance: false });
  });

  test('a fault is not kept', async () => {
    stage.answerWith = () => new Response('<p>問題が起きました</p>', { status: 500 });
    expect((await get('/articles')).statusCode).toBe(500);
    stage.answerWith = () => new Response('<p>記事</p>');
    expect((await get('/articles')).statusCode).toBe(200);
    stage.meanwhile = async () => {
      throw new Error('the renderer broke');
    };
    const broken = await get('/faq');
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(broken.body).toContain('119番');
  });

  test.each([
    ['could not be read', () => Promise.reject(new AppError('unavailable'))],
    ['was an old copy', async () => ({ value: [], stale: true })],
  ])('a page for which something %s is asked for again after 10 s', async (_, answer) => {
    stage.closures = answer;
    expect((await get('/articles')).statusCode).toBe(200);
    stage.closures = EMPTY_CONTENT.closures;
    const renderedAfter = async (milliseconds: number) => {
      stage.portal.setNow(new Date(TEST_NOW.getTime() + milliseconds));
      await get('/articles');
      return stage.renders.length;
    };
    expect(await renderedAfter(9_999)).toBe(1);
    expect(await renderedAfter(10_000)).toBe(2);
    expect(await renderedAfter(60_000)).toBe(2);
  });

  test.each([
    ['/404', 404],
    ['/500', 500],
    ['/503', 503],
  ])('%s answers %i', async (path, status) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
  });

  test('pages change nothing: POST is refused', async () => {
    const answer = await stage.portal.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { host: 'localhost:3000' },
    });
    expect(answer.statusCode).toBe(405);
  });
});

describe('over the network', () => {
  const send = async (method: string, headers: Record<string, string>) => {
    if (!stage.portal.app.server.listening) await stage.portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = stage.portal.app.server.address() as AddressInfo;
    const options = { host: '127.0.0.1', port, path: '/articles', method };
    const asked = httpRequest({
      ...options,
      headers: { host: 'localhost', cookie: ELIGIBLE, ...headers },
    }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { headers: answer.headers as IncomingHttpHeaders, body: Buffer.concat(chunks) };
  };

  test('the same bytes come plain, as brotli and as gzip', async () => {
    const plain = await send('GET', {});
    const br = await send('GET', { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await send('GET', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(plain.headers['content-length']).toBe(String(plain.body.length));
    expect(stage.renders).toHaveLength(1);
  });

  test('HEAD says the same as GET and sends nothing', async () => {
    const whole = await send('GET', {});
    const head = await send('HEAD', {});
    expect(head.body.length).toBe(0);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});
