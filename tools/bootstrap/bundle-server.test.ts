import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLED_FOLDER } from '@hidamari/adapters/postal-codes/folder';
import type { UploadAddress } from '@hidamari/contract/uploads';
import { beforeAll, describe, expect, it } from 'vitest';
import { PortalClient } from '../portal-client/portal-client.ts';
import { type PortalProcess, startPortalProcess } from '../portal-client/portal-process.ts';
import { ROOT } from './root.mjs';

const DEMO_PASSWORD = 'bundle-of-the-server';
/** Milliseconds until a first start counts as failed: a busy machine needs a while. */
const PATIENCE = 150_000;
const HEIC = join(ROOT, 'apps/server/src/modules/uploads/telephone-photo.heic');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('the built server, on an empty data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-bundle-'));
  const postalCodes = join(folder, 'postal-codes');
  let portal: PortalProcess;
  let client: PortalClient;
  let output = '';
  const get = (path: string) => fetch(`http://localhost:${portal.port}${path}`);
  const textOf = async (path: string) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  beforeAll(async () => {
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
    cpSync(BUNDLED_FOLDER, postalCodes, { recursive: true });
    portal = await startPortalProcess({
      port: await freePort(),
      dataFolder: join(folder, 'data'),
      patience: PATIENCE,
      environment: { DEMO_PASSWORD, POSTAL_CODES_DIR: postalCodes, DATABASE_URL: '' },
      onOutput: (text) => {
        output += text;
      },
    });
    client = new PortalClient({ port: portal.port });
    await client.logIn('general@demo.example', DEMO_PASSWORD);
    return async () => {
      await portal.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    };
  });

  it('has made its tables and its demo people, and answers', async () => {
    expect(await textOf('/health-check')).toBe('Healthy');
    const { data } = await client.json<{ data: unknown[] }>('GET', '/api/treatment-logs');
    expect(data.length).toBeGreaterThan(0);
  });

  it('draws a page of the sample content, with its scripts and the picture that is shared with it', async () => {
    const page = await textOf('/articles');
    const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
    expect(script).toBeDefined();
    expect((await get(script ?? '')).headers.get('content-type')).toContain('javascript');
    expect((await get('/share/cover-hands.png')).headers.get('content-type')).toBe('image/png');
  });

  it('gives the nonce of its policy to the page of a member: both have one page context', async () => {
    const { response } = await client.page('/treatment-logs');
    const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(nonce).toBeDefined();
    expect(await response.text()).toContain(`nonce="${nonce}"`);
  });

  it('reads the style sheets beside its modules', async () => {
    expect(await textOf('/idp/style.css')).toContain('{');
    expect(await textOf('/partner/style.css')).toContain('{');
    expect(await textOf('/example-line/style.css')).toContain('{');
  });

  it('searches in its thread, by words', async () => {
    const found = await client.json<{ data: unknown[] }>('POST', '/api/search', { keyword: '眠れなかった' });
    expect(found.data.length).toBeGreaterThan(0);
    expect(JSON.parse(await (await get('/readiness')).text())).toMatchObject({ checks: { search: 'ok' } });
  });

  it('draws a PDF in its thread, with its fonts', async () => {
    const { url } = await client.json<{ url: string }>('POST', '/api/treatment-logs/print-files', {});
    const { pathname, search } = new URL(url, 'http://localhost');
    const { response } = await client.page(`${pathname}${search}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('BIZUDPGothic');
  });

  it('decodes a picture of a telephone in its thread', async () => {
    const { urls } = await client.json<{ urls: UploadAddress[] }>(
      'GET',
      '/api/inspection-images/presigned-urls?image_count=2',
    );
    const put = (at: number, body: Buffer) =>
      fetch(urls[at]?.put_url ?? '', {
        method: 'PUT',
        headers: { 'content-type': 'image/heic' },
        body: new Uint8Array(body),
      });
    const photo = readFileSync(HEIC);
    expect((await put(0, photo)).status).toBe(204);
    expect((await put(1, Buffer.concat([photo.subarray(0, 28), Buffer.alloc(400, 7)]))).status).toBe(422);
  });

  it('knows the passwords that everybody tries', async () => {
    const visitor = new PortalClient({ port: portal.port });
    await visitor.json('POST', '/api/hi/hosted-login/eligibility/check', { company_code: 'HIDAMARI' });
    const email = 'bundle@example.com';
    const account = { phone_number: '09012345678', email, email_confirmation: email };
    const answer = await visitor.call('POST', '/api/sign-up/account', { ...account, password: 'qwertyuiop' });
    expect(await answer.text()).toContain('password_common');
  });

  it('finds postal codes, and tells a fault by the TypeScript file and its line', async () => {
    expect(await textOf('/api/postal-codes/1820026.json')).toContain('調布市');
    writeFileSync(join(postalCodes, 'postal-codes.bin'), 'broken');
    expect((await get('/api/postal-codes/1040061.json')).status).toBe(500);
    await expect.poll(() => output).toContain('"msg":"fault"');
    const [line = ''] = output.split('\n').filter((text) => text.includes('"msg":"fault"'));
    const { frames } = JSON.parse(line).fault;
    const [, file = '', at] =
      /(packages\/adapters\/src\/postal-codes\/[\w-]+\.ts):(\d+):\d+/.exec(frames[0]) ?? [];
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(at) - 1]).toContain(
      'throw new PostalDataError',
    );
  });
});
