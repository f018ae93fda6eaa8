import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '../app-under-test.fixture.ts';

describe('files of the browser bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-client-'));
  let portal: AppUnderTest;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/root-a1b2c3.js'), 'start()');
    writeFileSync(join(folder, 'assets/root-a1b2c3.js.gz'), gzipSync('start()'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    const handler = async () => new Response('<p>ページ</p>');
    const sessions = { mintAccessToken: () => Promise.reject(new Error('no member here')) };
    portal = await startApp({ pages: { handler, sessions, clientFolder: folder } });
  });
  afterAll(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
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

  test.each(['/assets/root-older.js', '/assets/..%2f..%2fetc%2fpasswd', '/assets/root-a1b2c3.js.gz'])(
    '%s is no file',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
