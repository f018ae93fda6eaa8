import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createEmbeddedContentServer } from './embedded.ts';
import { createMicrocmsSource, type Fetch } from './microcms.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

const apiKey = 'key';
const embedded = createEmbeddedContentServer({
  collections: SAMPLE_COLLECTIONS,
  apiKey,
  clock: () => new Date('2026-11-20T00:00:00.000Z'),
});

/** The embedded server behind a fault: the first answers are these, the rest its own. */
/** Only who tests the time limit meets it: a busy machine may take long over the first answer. */
function failing(faults: (() => Promise<Response>)[], timeoutMs = 30_000) {
  let asked = 0;
  const fetch: Fetch = (request) => (faults[asked++] ?? (() => embedded(request)))();
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey,
    fetch,
    pausesMs: [1, 1],
    timeoutMs,
  });
  return {
    read: () => source.single('info', 'portal-open', z.object({ id: z.string() })),
    asked: () => asked,
  };
}

const status = (code: number) => async () => new Response('{}', { status: code });
const broken = async () => Promise.reject(new TypeError('connection refused'));

describe('tries again', () => {
  test.each([429, 500, 503])('after %i', async (code) => {
    const { read, asked } = failing([status(code), status(code)]);
    expect(await read()).toEqual({ id: 'portal-open' });
    expect(asked()).toBe(3);
  });

  test('after a refusal with the long page of a proxy', async () => {
    const page = async () => new Response('<p>busy</p>'.repeat(5_000), { status: 503 });
    const { read, asked } = failing([page, page]);
    expect(await read()).toEqual({ id: 'portal-open' });
    expect(asked()).toBe(3);
  });

  test('after a broken connection and an answer that is no JSON', async () => {
    const { read } = failing([broken, async () => new Response('<html>')]);
    expect(await read()).toEqual({ id: 'portal-open' });
  });

  test('twice and no more', async () => {
    const { read, asked } = failing([status(503), status(503), status(503)]);
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked()).toBe(3);
  });
});

describe('does not try again', () => {
  test.each([
    [400, 'unavailable'],
    [401, 'unavailable'],
    [404, 'not_found'],
  ])('after %i', async (answered, code) => {
    const { read, asked } = failing([status(answered)]);
    await expect(read()).rejects.toMatchObject({ code });
    expect(asked()).toBe(1);
  });
});

test('a service that never answers is given up when the time is over', async () => {
  const { read, asked } = failing([() => new Promise(() => undefined)], 200);
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked()).toBe(1);
});

test('an answer that begins and never ends is given up too', async () => {
  const { read } = failing([async () => new Response(new ReadableStream({ start: () => undefined }))], 200);
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
});

describe('a list with a half-filled item', () => {
  const items = [{ id: 'good', title: 'a' }, { id: 'secret-draft' }];
  const read = (contents: object[]) => {
    const faults: string[] = [];
    const source = createMicrocmsSource({
      baseUrl: 'http://content.invalid/api/v1',
      apiKey,
      report: (fault) => faults.push(fault),
      fetch: async () => Response.json({ contents, totalCount: contents.length, offset: 0, limit: 10 }),
    });
    const item = z.object({ id: z.string(), title: z.string() });
    return { faults, list: () => source.list('info', {}, item) };
  };

  test('leaves it out, and tells the operator the field and nothing of what it holds', async () => {
    const { faults, list } = read(items);
    expect((await list()).contents).toEqual([{ id: 'good', title: 'a' }]);
    expect(faults).toEqual(['content-does-not-fit info: title: invalid_type']);
  });

  test('is unavailable when no item is left', async () => {
    const { faults, list } = read([{ id: 'x' }]);
    await expect(list()).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'content-does-not-fit' },
    });
    expect(faults).toEqual(['content-does-not-fit info: title: invalid_type']);
    expect((await read([]).list()).contents).toEqual([]);
  });

  test('so is one item alone, and an answer that is no list', async () => {
    const faults: string[] = [];
    const source = createMicrocmsSource({
      baseUrl: 'http://content.invalid/api/v1',
      apiKey,
      report: (fault) => faults.push(fault),
      fetch: async () => Response.json({ id: 'x', name: '花子' }),
    });
    const unfit = { code: 'unavailable', cause: { code: 'content-does-not-fit' } };
    await expect(source.single('info', 'x', z.object({ title: z.string() }))).rejects.toMatchObject(unfit);
    await expect(source.list('info', {}, z.unknown())).rejects.toMatchObject(unfit);
    expect(faults[0]).toBe('content-does-not-fit info: title: invalid_type');
    expect(faults[1]).toMatch(/^content-does-not-fit info: contents: /);
    expect(faults.join()).not.toContain('花子');
  });
});
