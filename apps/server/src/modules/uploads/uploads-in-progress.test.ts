import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';

const MEGABYTE = 1024 * 1024;
const FLOOR = 5_000 * MEGABYTE;
/** The largest that a picture or paper may be. */
const LARGEST = LOG_LIMITS.imageBytes;
const portal = usePortal({ settings: { storage: { perMember: LARGEST + 2 * MEGABYTE, floor: FLOOR } } });

let port: number;
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});

/** What the files in the place of the portal take, with those that are half written. */
async function written(): Promise<number> {
  const folder = join(portal.dependencies.settings.dataDir, 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    // A file may get its name meanwhile.
    .map((entry) =>
      stat(join(entry.parentPath, entry.name))
        .then(({ size }) => size)
        .catch(() => 0),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A disk that has so much free now, and less with each byte that is written from here on. */
async function leave(bytes: number) {
  const before = await written();
  portal.dependencies.objectStorage.freeBytes = async () => bytes - ((await written()) - before);
}
beforeEach(() => leave(100 * FLOOR));

type Person = Awaited<ReturnType<typeof makeMember>>;
async function addressFor({ browser, accessToken }: Person): Promise<string> {
  const path = '/inspection-images/presigned-urls?image_count=1';
  const given = await browser.call('GET', path, undefined, accessToken);
  expect(given.statusCode, given.body).toBe(200);
  return given.json().urls[0].put_url;
}

interface Sending {
  line: ClientRequest;
  /** Sends what is left; answers the status. */
  finish(): Promise<number>;
}

/** Begins to send a paper over a real line: its head and the first of its bytes. */
function begin(address: string, bytes: number, first = '%PDF-1.7\n'): Sending {
  const { pathname, search, host } = new URL(address);
  const line = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: pathname + search,
    headers: { host, 'content-type': 'application/pdf', 'content-length': bytes },
  });
  // Whoever is refused has their line closed with the rest of the body still on its way.
  line.on('error', () => undefined);
  const answered = once(line, 'response').then(([answer]: IncomingMessage[]) => {
    answer?.resume();
    return answer?.statusCode ?? 0;
  });
  // A line that is cut has no answer, and nobody asks for one.
  answered.catch(() => undefined);
  line.write(first);
  return {
    line,
    finish: () => {
      line.end(Buffer.alloc(bytes - first.length));
      return answered;
    },
  };
}
const send = async (person: Person, bytes: number, first?: string) =>
  begin(await addressFor(person), bytes, first).finish();

/** Until the first bytes of so many files lie there: they are accepted, and far from whole. */
const drafts = () =>
  readdir(join(portal.dependencies.settings.dataDir, 'objects', '.drafts')).then(
    ({ length }) => length,
    () => 0,
  );

describe('途中のファイルと、預かる場所の空き', () => {
  it('5人が10MBずつ同時に送り始めた場合、空きに入る分だけを預かり、ほかの人には断る', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeMember(portal)));
    const addresses = await Promise.all(people.map(addressFor));
    await leave(FLOOR + 15 * MEGABYTE);
    const sendings = addresses.map((address) => begin(address, LARGEST));
    await expect.poll(drafts).toBeGreaterThan(0);
    const statuses = await Promise.all(sendings.map(({ finish }) => finish()));
    expect(statuses.sort()).toEqual([204, 503, 503, 503, 503]);
    expect(await portal.dependencies.objectStorage.freeBytes()).toBeGreaterThanOrEqual(FLOOR);
  });

  it('送り終わった場合、断られた場合、途中で切れた場合のどれでも、取っておいた空きを返す', async () => {
    const person = await makeMember(portal);
    const others = await Promise.all(Array.from({ length: 4 }, () => makeMember(portal)));
    const [cut = '', ...later] = await Promise.all(others.map(addressFor));
    const room = () => leave(FLOOR + LARGEST);
    await room();
    const sending = begin(cut, LARGEST);
    await expect.poll(drafts).toBe(1);
    expect(await begin(later[0] ?? '', 1_000).finish()).toBe(503);
    sending.line.destroy();
    await expect.poll(drafts).toBe(0);
    await room();
    // Not a paper, although its head says so.
    await expect.poll(() => send(person, LARGEST, 'no paper\n')).toBe(422);
    await room();
    expect(await begin(later[1] ?? '', LARGEST).finish()).toBe(204);
    await room();
    expect(await begin(later[2] ?? '', LARGEST).finish()).toBe(204);
  });
});

describe('途中のファイルと、一人がお預けになれる量', () => {
  it('同じ人が二つ同時に送り始めた場合、入る分だけを預かる', async () => {
    const person = await makeMember(portal);
    const sendings = [await addressFor(person), await addressFor(person)].map((address) =>
      begin(address, LARGEST),
    );
    const statuses = await Promise.all(sendings.map(({ finish }) => finish()));
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it('途中で切れた場合、その分は数えず、すぐに送りなおせる', async () => {
    const person = await makeMember(portal);
    const sending = begin(await addressFor(person), LARGEST);
    await expect.poll(drafts).toBe(1);
    sending.line.destroy();
    await expect.poll(drafts).toBe(0);
    await expect.poll(() => send(person, LARGEST)).toBe(204);
  });
});
