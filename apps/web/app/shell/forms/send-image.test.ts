import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseError } from '@hidamari/contract/error-envelope';
import type { UploadAddress } from '@hidamari/contract/uploads';
import { AppError } from '@hidamari/domain/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PutFile, sendImage } from './send-image.ts';

/** A server that answers each PUT with the next of these; 0 breaks the line. */
let answers: number[];
let received: { path: string; type: string | undefined; bytes: number }[];
let server: Server;
let origin: string;
let asked: number;

beforeEach(async () => {
  answers = [204];
  received = [];
  asked = 0;
  server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const piece of request) bytes += piece.length;
    received.push({ path: request.url ?? '', type: request.headers['content-type'], bytes });
    const status = answers.shift() ?? 500;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
});

const askAddress = async (): Promise<UploadAddress> => {
  asked += 1;
  const key = `key-${asked}`;
  const expires_at = '2026-11-16T02:05:00Z';
  return { key, put_url: `${origin}/${key}`, expires_at, max_bytes: 10, content_types: ['image/jpeg'] };
};

/** Over the same network as in a browser, without its progress. */
const put: PutFile = async ({ put_url }, file, { signal, onProgress }) => {
  const headers = { 'content-type': file.type };
  const answer = await fetch(put_url, { method: 'PUT', body: file, headers, signal }).catch((cause) => {
    throw signal.aborted ? signal.reason : new AppError('network', {}, { cause });
  });
  if (!answer.ok) throw parseError(answer.status, undefined);
  onProgress(100);
};

const photo = (bytes = 5, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const told: number[] = [];
const send = (file: Blob, stop = new AbortController()) =>
  sendImage({ file, askAddress, put, signal: stop.signal, onProgress: (percent) => told.push(percent) });

describe('画像を送る（G65）', () => {
  it('送り先をもらい、その種類で送り、鍵を答える', async () => {
    told.length = 0;
    expect(await send(photo())).toBe('key-1');
    expect(received).toEqual([{ path: '/key-1', type: 'image/jpeg', bytes: 5 }]);
    expect(told).toEqual([0, 100]);
  });

  it.each([0, 500, 503])('途中でだめだった場合（%s）、新しい送り先で、もう一度だけ送る', async (failure) => {
    answers = [failure, 204];
    expect(await send(photo())).toBe('key-2');
    expect(received.map(({ path }) => path)).toEqual(['/key-1', '/key-2']);
  });

  it('二度目もだめだった場合、あきらめて伝える', async () => {
    answers = [503, 503, 204];
    await expect(send(photo())).rejects.toMatchObject({ code: 'unavailable' });
    expect(received).toHaveLength(2);
  });

  it('断られた場合、くり返さない', async () => {
    answers = [403, 204];
    await expect(send(photo())).rejects.toMatchObject({ code: 'forbidden' });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['大きすぎる', photo(11), 'payload_too_large'],
    ['種類のちがう', photo(5, 'image/gif'), 'unsupported_media_type'],
  ])('%sファイルの場合、送らずに伝える', async (_, file, code) => {
    await expect(send(file)).rejects.toMatchObject({ code });
    expect(received).toEqual([]);
    expect(asked).toBe(1);
  });

  it('やめた場合、そこで止まり、くり返さない', async () => {
    const stop = new AbortController();
    answers = [0, 204];
    const sending = sendImage({
      file: photo(),
      askAddress: async () => {
        const address = await askAddress();
        stop.abort(new Error('stopped'));
        return address;
      },
      put,
      signal: stop.signal,
      onProgress: () => undefined,
    });
    await expect(sending).rejects.toThrow('stopped');
    expect(asked).toBe(1);
  });
});
