import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '../app-under-test.fixture.ts';

describe('files of the browser bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-client-'));
  let portal: AppUnderTest;
  beforeAll(() => () => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/root-a1b2c3.js'), 'start()');
    writeFileSync(join(folder, 'assets/root-a1b2c3.js.gz'), gzipSync('start()'));
    writeFileSync(join(folder, 'assets/root-a1b2c3.js.br'), brotliCompressSync('start()'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    const handler = async () => new Response('<p>ページ</p>');
    const sessions = { mintAccessToken: () => Promise.reject(new Error('no member here')) };
    portal = await startApp({ pages: { handler, sessions, clientFolder: folder } });
    return () => portal.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    portal.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

  test('a hashed file is kept for ever, others are asked for again', async () => {
    const script = await get('/assets/root-a1b2c3.js');
    expect([script.statusCode, script.body]).toEqual([200, 'start()']);
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    });
    const icon = await get('/icon.svg');
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(icon.headers['set-cookie']).toBeUndefined();
  });

  test('the compressed copy beside a file is served', async () => {
    const script = await get('/assets/root-a1b2c3.js', { 'accept-encoding': 'gzip' });
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(script.rawPayload).toString()).toBe('start()');
  });

  test('a cache between keeps each copy for those who can read it', async () => {
    const coded = async (accepted: string) => {
      const { headers, rawPayload } = await get('/assets/root-a1b2c3.js', { 'accept-encoding': accepted });
      return { headers, rawPayload };
    };
    const [br, plain] = [await coded('gzip, deflate, br'), await coded('identity')];
    expect([br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.rawPayload.toString());
    for (const { headers } of [br, plain])
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(br.headers.etag).not.toBe(plain.headers.etag);
  });

  test('is the same for everybody: nobody’s cookie, role or address changes a byte', async () => {
    const clean = await get('/assets/root-a1b2c3.js');
    const asked = await get('/assets/root-a1b2c3.js?role=hatch&x=evil', {
      cookie: 'session=session-hanako; eligibility=general',
      'x-forwarded-host': 'evil.example',
      'accept-language': 'en',
    });
    const seen = ({ statusCode, body, headers }: typeof clean) => [
      statusCode,
      body,
      headers.etag,
      headers['cache-control'],
      headers['set-cookie'],
    ];
    expect(seen(asked)).toEqual(seen(clean));
    expect(seen(await get('/assets/root-a1b2c3.js'))).toEqual(seen(clean));
  });

  test('a known version answers 304, HEAD the size, and a part is a part of the file', async () => {
    const { headers } = await get('/icon.svg');
    const known = await get('/icon.svg', { 'if-none-match': String(headers.etag) });
    expect([known.statusCode, known.body, known.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=3600',
    ]);
    const head = await portal.app.inject({
      method: 'HEAD',
      url: '/icon.svg',
      headers: { host: 'localhost:3000' },
    });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
    const part = await get('/icon.svg', { range: 'bytes=1-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'svg', 'bytes 1-3/6']);
    expect((await get('/icon.svg')).body).toBe('<svg/>');
  });

  test.each(['/assets/root-older.js', '/assets/..%2f..%2fetc%2fpasswd', '/assets/root-a1b2c3.js.gz'])(
    '%s is no file',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
