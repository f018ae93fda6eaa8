import { AppError } from '@hidamari/domain/errors';
import { describe, expect, test } from 'vitest';
import { CopyCache } from './copy-cache.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A cache over a source that counts how often it is asked, and a clock that a test moves. */
function setUp({ maxEntries = 10 } = {}) {
  let now = Date.parse('2026-11-20T00:00:00.000Z');
  let count = 0;
  let fault: AppError | null = null;
  const cache = new CopyCache({ clock: () => new Date(now), maxEntries });
  const load = async () => {
    count++;
    if (fault) throw fault;
    return count;
  };
  return {
    cache,
    read: (key = 'k') => cache.read(key, load),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    fail: (code: 'unavailable' | 'not_found' | null) => {
      fault = code && new AppError(code);
    },
    asked: () => count,
  };
}

describe('600秒のあいだ', () => {
  // @proves outside content: kept for 600 seconds
  test('同じ答えを返し、問い合わせは一度だけにする', async () => {
    const { read, pass, asked } = setUp();
    await read();
    pass(10 * MINUTE - 1);
    expect(await read()).toMatchObject({ value: 1, stale: false });
    expect(asked()).toBe(1);
    pass(1);
    expect(await read()).toMatchObject({ value: 2, stale: false });
  });

  test('同時に来た読み手は、一つの問い合わせを分け合う', async () => {
    const { read, asked } = setUp();
    const answers = await Promise.all([read(), read(), read()]);
    expect(answers.map(({ value }) => value)).toEqual([1, 1, 1]);
    expect(asked()).toBe(1);
  });
});

test('答えは、いつ読んだものかを一緒に言う。写しも、初めに読んだときを言う', async () => {
  const { read, pass } = setUp();
  const { fetchedAt } = await read();
  pass(9 * MINUTE);
  expect((await read()).fetchedAt).toBe(fetchedAt);
  pass(MINUTE);
  expect((await read()).fetchedAt).toBe((fetchedAt ?? 0) + 10 * MINUTE);
});

describe('コンテンツのサービスが止まっている場合', () => {
  // @proves outside content: out of reach
  test('最後の写しを、古いと示して7日まで返す（G138）', async () => {
    const { read, pass, fail } = setUp();
    await read();
    fail('unavailable');
    pass(7 * DAY - 1);
    expect(await read()).toMatchObject({ value: 1, stale: true });
    pass(1);
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('10秒のあいだは待たずに写しを返し、直れば新しい答えにもどる', async () => {
    const { read, pass, fail, asked } = setUp();
    await read();
    pass(10 * MINUTE);
    fail('unavailable');
    await read();
    expect(await read()).toMatchObject({ value: 1, stale: true });
    expect(asked()).toBe(2);
    fail(null);
    pass(10_000);
    expect(await read()).toMatchObject({ value: 3, stale: false });
  });

  // @proves outside content: out of reach
  test('写しがなければ、5秒のあいだは問い合わせずにそう伝え、過ぎればもう一度問い合わせる', async () => {
    const { read, fail, pass, asked } = setUp();
    fail('unavailable');
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    fail(null);
    pass(4_999);
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked()).toBe(1);
    pass(1);
    expect(await read()).toMatchObject({ value: 2, stale: false });
  });

  test('七日を過ぎた写ししかない場合も、5秒のあいだは問い合わせない', async () => {
    const { read, fail, pass, asked } = setUp();
    await read();
    pass(7 * DAY);
    fail('unavailable');
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked()).toBe(2);
  });

  test('ほかの問い合わせは待たされない。覚えておく数にも上限がある', async () => {
    const { read, fail, asked } = setUp({ maxEntries: 2 });
    fail('unavailable');
    for (const key of ['a', 'b', 'c']) await expect(read(key)).rejects.toMatchObject({ code: 'unavailable' });
    fail(null);
    expect(await read('d')).toMatchObject({ value: 4 });
    await expect(read('c')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await read('a')).toMatchObject({ value: 5 });
    expect(asked()).toBe(5);
  });

  test('ないと答えたものは、止まっているとは覚えない', async () => {
    const { read, fail } = setUp();
    fail('not_found');
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
    fail(null);
    expect(await read()).toMatchObject({ value: 2 });
  });
});

test('なくなった記事の写しは返さない', async () => {
  const { read, pass, fail } = setUp();
  await read();
  pass(10 * MINUTE);
  fail('not_found');
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  fail('unavailable');
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
});

describe('消去（purge）のあと', () => {
  test('新しい答えを取りにいき、取れなければ写しを返す', async () => {
    const { cache, read, fail } = setUp();
    await read();
    cache.purge();
    expect(await read()).toMatchObject({ value: 2, stale: false });
    cache.purge();
    fail('unavailable');
    expect(await read()).toMatchObject({ value: 2, stale: true });
  });

  test('止まっていると覚えたことも忘れ、すぐに問い合わせる', async () => {
    const { cache, read, fail } = setUp();
    fail('unavailable');
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    fail(null);
    cache.purge();
    expect(await read()).toMatchObject({ value: 2, stale: false });
  });

  test('消去の前に出た問い合わせの答えは、残さない', async () => {
    const { cache, read } = setUp();
    const before = read();
    cache.purge();
    expect(await before).toMatchObject({ value: 1, stale: false });
    expect(await read()).toMatchObject({ value: 2, stale: false });
  });
});

test('上限を超えると、使われていないものから消える', async () => {
  const { read, asked } = setUp({ maxEntries: 2 });
  await read('a');
  await read('b');
  await read('a');
  await read('c');
  expect(asked()).toBe(3);
  await read('a');
  expect(asked()).toBe(3);
  await read('b');
  expect(asked()).toBe(4);
});
