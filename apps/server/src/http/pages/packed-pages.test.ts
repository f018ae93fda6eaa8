import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { get, HANAKO, stage, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

/** A test that fails half-way leaves no connection behind, for which the portal's end would wait. */
const opened: ClientRequest[] = [];
afterEach(() => {
  for (const request of opened.splice(0)) request.destroy();
});

/** A page of Hanako's over the network, as it comes. */
async function open(path: string, headers: Record<string, string>, method = 'GET'): Promise<IncomingMessage> {
  const { app } = stage.portal;
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asked = httpRequest({
    ...{ host: '127.0.0.1', port, path, method },
    headers: { host: 'localhost:3000', ...HANAKO, ...headers },
  }).end();
  const [answer] = await once(asked, 'response');
  opened.push(asked);
  return answer;
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

const UNPACK = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;

/** The nonce alone differs between two answers. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

describe('会員の画面の圧縮（0115）', () => {
  test.each(['br', 'gzip'] as const)('%s で届き、ほどくと同じ画面', async (coding) => {
    const plain = await open('/treatment-logs', { 'accept-encoding': 'identity' });
    const packed = await open('/treatment-logs', { 'accept-encoding': coding });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      coding,
    ]);
    expect(packed.headers).toMatchObject({
      vary: 'Accept-Encoding, Cookie, Sec-Fetch-Site',
      'cache-control': 'private, no-store',
    });
    const html = (await bytesOf(plain)).toString();
    const bytes = await bytesOf(packed);
    expect(withoutNonce(UNPACK[coding](bytes).toString())).toBe(withoutNonce(html));
    expect(html).toContain('access-hanako');
    expect(bytes.length).toBeLessThan(html.length / 2);
  });

  test('断られた圧縮は使わない', async () => {
    const answer = await open('/treatment-logs', { 'accept-encoding': 'br;q=0, gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    await bytesOf(answer);
  });

  test('HEADは、GETと同じことを言い、中身を送らない', async () => {
    const [whole, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => open('/treatment-logs', { 'accept-encoding': 'br' }, method)),
    );
    const said = (answer: IncomingMessage | undefined) =>
      ['content-encoding', 'vary', 'content-type', 'cache-control'].map((name) => answer?.headers[name]);
    expect(said(head)).toEqual(said(whole));
    expect(said(head)[0]).toBe('br');
    expect(head && (await bytesOf(head))).toHaveLength(0);
    if (whole) await bytesOf(whole);
  });

  const QUERY = '/treatment-logs?keyword=x';
  const ONE = '/treatment-logs/31111111-1111-4111-8111-111111111111';
  test.each([
    // Nothing of the address can be repeated by the page.
    ['/treatment-logs', undefined, 'br'],
    ['/treatment-logs', 'cross-site', 'br'],
    ['/treatment-logs?unknown=x', 'cross-site', 'br'],
    // What the address says may stand in the page, and the page holds what is the member's alone.
    [QUERY, undefined, undefined],
    [QUERY, 'cross-site', undefined],
    [QUERY, 'same-site', undefined],
    [QUERY, 'same-origin', 'br'],
    [QUERY, 'none', 'br'],
    [ONE, 'cross-site', undefined],
    [ONE, 'same-origin', 'br'],
    ['/nowhere-x', 'cross-site', undefined],
  ])('%s を %s が開かせた場合：%s', async (path, site, coding) => {
    const { headers } = await get(path, {
      ...HANAKO,
      'accept-encoding': 'br',
      ...(site !== undefined && { 'sec-fetch-site': site }),
    });
    expect(headers['content-encoding']).toBe(coding);
  });
});
