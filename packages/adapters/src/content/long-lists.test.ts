import { expect, test } from 'vitest';
import * as z from 'zod';
import { listAll } from './lookups.ts';
import { createMicrocmsSource } from './microcms.ts';

const item = z.object({ id: z.string(), text: z.string() });

/** A service of so many items that answers at most so many bytes at once, as microCMS does: 400 in its own words. */
function serviceOf(count: number, mostBytes: number) {
  const items = Array.from({ length: count }, (_, at) => ({ id: `item-${at}`, text: 'あ'.repeat(20) }));
  const [limits, faults]: [number[], string[]] = [[], []];
  const source = createMicrocmsSource({
    ...{ baseUrl: 'http://content.invalid/api/v1', apiKey: 'key', pausesMs: [] },
    report: (fault) => faults.push(fault),
    fetch: async ({ url }) => {
      const asked = new URL(url).searchParams;
      const [limit, offset] = [Number(asked.get('limit')), Number(asked.get('offset'))];
      limits.push(limit);
      const contents = items.slice(offset, offset + limit);
      const body = JSON.stringify({ contents, totalCount: count, offset, limit });
      return body.length > mostBytes
        ? Response.json({ message: 'Response body size is too long.' }, { status: 400 })
        : new Response(body);
    },
  });
  return { source, limits, faults, ids: items.map(({ id }) => id) };
}

test('一度に答えられないほど大きな一覧は、半分ずつにして、終わりまで読む', async () => {
  const { source, limits, ids } = serviceOf(90, 1_500);
  const read = await listAll(source, 'info', {}, item);
  expect(read.map(({ id }) => id)).toEqual(ids);
  expect(limits.slice(0, 4)).toEqual([100, 50, 25, limits[3]]);
  expect(Math.min(...limits)).toBeGreaterThan(10);
});

test('長い一覧は、五つずつ同時にたずね、どの順に答えが来ても、順番どおりに並べる', async () => {
  const { source, ids } = serviceOf(1_234, 1_000_000);
  const together: number[] = [];
  let waiting: (() => void)[] = [];
  /** What was asked for together goes on together, the last call first. */
  const release = () => {
    together.push(waiting.length);
    const released = waiting.reverse();
    waiting = [];
    for (const goOn of released) goOn();
  };
  const held = {
    ...source,
    async list(...asked: Parameters<typeof source.list>) {
      await new Promise<void>((resolve) => {
        if (waiting.push(resolve) === 1) setImmediate(release);
      });
      return await source.list(...asked);
    },
  } as typeof source;
  expect((await listAll(held, 'info', {}, item)).map(({ id }) => id)).toEqual(ids);
  expect(together).toEqual([1, 5, 5, 2]);
});

test('一件でも大きすぎる場合は、読めなかったと言い、わけを知らせる', async () => {
  const { source, faults } = serviceOf(3, 10);
  await expect(listAll(source, 'info', {}, item)).rejects.toMatchObject({ code: 'unavailable' });
  expect(faults.at(-1)).toBe('content-too-much-at-once info');
});

test('二万件をこえる一覧は、そこまでを読み、残りは読まれないと知らせる', async () => {
  const { source, faults, ids } = serviceOf(20_001, 1_000_000);
  expect((await listAll(source, 'info', {}, item)).map(({ id }) => id)).toEqual(ids.slice(0, 20_000));
  expect(faults).toEqual(['content-list-too-long info']);
  const whole = serviceOf(20_000, 1_000_000);
  expect(await listAll(whole.source, 'info', {}, item)).toHaveLength(20_000);
  expect(whole.faults).toEqual([]);
});

test.each([
  [
    '401',
    async () => new Response('{"message":"X-MICROCMS-API-KEY header is invalid."}', { status: 401 }),
    'content-401',
  ],
  ['長いページのついた503', async () => new Response('x'.repeat(50_000), { status: 503 }), 'content-503'],
  ['500', async () => new Response('sorry 花子', { status: 500 }), 'content-500'],
  ['JSONでない答え', async () => new Response('<html>'), 'content-not-json'],
  [
    'つながらないとき',
    async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    },
    'content-ECONNREFUSED',
  ],
  ['答えのないとき', () => new Promise<Response>(() => undefined), 'content-timeout'],
])('%s の場合、読めなかったわけを、決まった言葉だけで知らせる', async (_, fetch, code) => {
  const faults: string[] = [];
  const source = createMicrocmsSource({
    ...{ baseUrl: 'http://content.invalid/api/v1', apiKey: 'key', pausesMs: [], timeoutMs: 200, fetch },
    report: (fault) => faults.push(fault),
  });
  await expect(source.list('info', {}, item)).rejects.toMatchObject({ code: 'unavailable' });
  expect(faults).toEqual([`${code} info`]);
});
