import { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { get, stage, usePortalWithPages } from './pages-under-test.fixture.ts';
import { bodyFor, storePage } from './shared-pages.ts';

const store = (html: string, init: ResponseInit = {}) =>
  storePage(new Response(html, init), { marker: 'm1', expiresAt: 0, outside: {} });

const LONG = `<p>${'あ'.repeat(1_000)}</p>`;

describe('the body that a browser gets', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['*', null],
    ['deflate, zstd', null],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; Q=0.000 , gzip ; q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.0', null],
    ['xbr, gzipped', null],
  ])('accept-encoding %j: %s', async (accepted, coding) => {
    expect((await bodyFor(await store(LONG), accepted, 'well')).coding).toBe(coding);
  });

  test('is packed once: each who asks gets the very same bytes', async () => {
    const page = await store(LONG);
    const bodyOf = async (accepted: string) => (await bodyFor(page, accepted, 'well')).body;
    for (const coding of ['br', 'gzip', '']) {
      const [first, atTheSameTime] = await Promise.all([bodyOf(coding), bodyOf(`${coding}, deflate`)]);
      expect(atTheSameTime).toBe(first);
      expect(await bodyOf(coding)).toBe(first);
    }
    const [br, gzip] = [await bodyOf('br'), await bodyOf('gzip')];
    expect(brotliDecompressSync(br).toString()).toBe(LONG);
    expect(gunzipSync(gzip).toString()).toBe(LONG);
    expect(page.bytes).toBeGreaterThanOrEqual(page.plain.length + br.length + gzip.length);
  });

  test('is packed only in the way that somebody asked for', async () => {
    const page = await store(LONG);
    await bodyFor(page, 'gzip', 'well');
    expect([...(page.packed?.keys() ?? [])]).toEqual(['well gzip']);
  });

  test.each(['br', 'gzip'])('packed in haste as %s, it is the same page, and not kept', async (coding) => {
    const page = await store(LONG);
    const inHaste = () => bodyFor(page, coding, 'haste');
    const [one, other] = await Promise.all([inHaste(), inHaste()]);
    expect(other.body).toBe(one.body);
    const unpack = coding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(one.body).toString()).toBe(LONG);
    expect(page.packed?.size).toBe(0);
  });

  test.each([
    ['a short page', '<p>短い</p>', {}],
    ['a fault', LONG, { status: 500 }],
  ])('%s is not packed', async (_what, html, init) => {
    const page = await store(html, init);
    expect([page.packed, (await bodyFor(page, 'br, gzip', 'well')).coding]).toEqual([null, null]);
  });

  test('has a version that tells only other bytes apart, not another render of the same', async () => {
    const etags = await Promise.all(
      [`<script nonce="m1">a</script>`, '<script>a</script>', '<script>b</script>'].map(
        async (html) => (await store(html)).etag,
      ),
    );
    expect(etags[0]).toBe(etags[1]);
    expect(etags[0]).not.toBe(etags[2]);
  });
});

describe('over HTTP', () => {
  usePortalWithPages();
  afterEach(() => vi.restoreAllMocks());

  test('取り置いたページは、圧縮したものを一度だけつくり、同じバッファをそのまま送る', async () => {
    await get('/articles');
    const write = vi.spyOn(ServerResponse.prototype, 'write');
    const sent = async (coding: string) => {
      write.mockClear();
      await get('/articles', { 'accept-encoding': coding });
      return write.mock.calls[0]?.[0];
    };
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await sent(coding);
      expect(first).toBeInstanceOf(Buffer);
      expect(await sent(coding)).toBe(first);
    }
  });

  test('描きなおしても同じバイトなら、版は同じで、持っている人には304と答える', async () => {
    const { headers } = await get('/articles');
    const known = { 'if-none-match': `"other", ${headers.etag}` };
    await stage.portal.bus.publish('content-changed');
    await busDrained();
    const again = await get('/articles', known);
    expect([again.statusCode, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': headers['content-security-policy'],
    });
    expect(stage.renders).toHaveLength(2);
  });

  test('中身が変わった場合、前の版を持っている人にも、新しい全体を送る', async () => {
    const before = await get('/articles');
    stage.answerWith = (html) => new Response(html.replace('訪問者', '新しい記事'));
    await stage.portal.bus.publish('content-changed');
    await busDrained();
    const after = await get('/articles', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('新しい記事');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('ほかのバリアントやほかの番地の版は、自分の版ではない', async () => {
    const { etag } = (await get('/articles')).headers;
    const known = { 'if-none-match': String(etag) };
    const general = { cookie: 'eligibility=general; eligibility_renewed=1' };
    expect((await get('/articles', { ...known, ...general })).statusCode).toBe(200);
    expect((await get('/articles?category=money', known)).statusCode).toBe(200);
  });

  test('Cookieをつける答えは、版を持っている人にも、だれにも取り置かせない', async () => {
    const { etag } = (await get('/articles')).headers;
    const answer = await get('/articles', { 'if-none-match': String(etag), cookie: '' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      304,
      'private, no-store',
      undefined,
    ]);
  });
});
