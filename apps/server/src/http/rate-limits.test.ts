import { AppError } from '@hidamari/domain/errors';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { createGeneralLimit } from './general-limit.ts';
import { rateLimits } from './rate-limit.table.ts';
import type { RateLimits } from './rate-limits.ts';

describe('limits in the database', () => {
  let opened: TestDatabase;
  let limits: RateLimits;
  let now: Date;
  beforeAll(async () => {
    opened = await openTestDatabase();
    return () => opened.close();
  });
  beforeEach(async () => {
    await opened.empty();
    now = new Date('2026-11-16T02:00:00Z');
    limits = createDatabaseRateLimits({ database: opened.database, clock: () => now, key: 'k' });
  });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };

  test('1時間に5回を超えてコードを送ろうとした場合、残りの秒数とともに断る', async () => {
    for (let time = 0; time < 5; time += 1) await limits.consume('code-send-by-number', '+819012345678');
    pass(600);
    await expect(limits.consume('code-send-by-number', '+819012345678')).rejects.toMatchObject({
      code: 'code_sends_spent',
      facts: { retryAfter: 3_000 },
    });
    // Another number, and another rule, are none the worse.
    await limits.consume('code-send-by-number', '+819099999999');
    await limits.consume('sign-in-by-account', '+819012345678');
  });

  test('after the window it counts from the start', async () => {
    await limits.consume('code-send-by-number', 'a', 5);
    pass(3_600);
    await limits.consume('code-send-by-number', 'a');
  });

  test('a success forgets the tries', async () => {
    await limits.consume('code-send-by-number', 'a', 5);
    await limits.reset('code-send-by-number', 'a');
    await limits.consume('code-send-by-number', 'a');
  });

  test('parallel tries are all counted', async () => {
    const tries = Array.from({ length: 50 }, () => limits.consume('code-send-by-number', 'a'));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('the subject is stored nowhere', async () => {
    await limits.consume('code-send-by-number', '+819012345678');
    expect(JSON.stringify(await opened.database.select().from(rateLimits))).not.toContain('819012345678');
  });
});

describe('the general limit', () => {
  test('tells the shared count every 20 calls, and refuses without asking once it is used up', async () => {
    const told: number[] = [];
    let isUsedUp = false;
    let now = 0;
    const limit = createGeneralLimit(
      {
        consume: async (_rule, _subject, points = 1) => {
          told.push(points);
          if (isUsedUp) throw new AppError('too_many', { retryAfter: 10 });
        },
      },
      () => new Date(now),
    );
    for (let call = 0; call < 39; call += 1) await limit('a');
    await limit('b');
    expect(told).toEqual([20]);
    isUsedUp = true;
    await expect(limit('a')).rejects.toMatchObject({ code: 'too_many' });
    await expect(limit('a')).rejects.toMatchObject({ facts: { retryAfter: 10 } });
    expect(told).toEqual([20, 20]);
    now = 10_000;
    await limit('a');
  });

  test('a database that does not answer stops nobody', async () => {
    const lost = Object.assign(new Error('x'), { code: '57P01' });
    const limit = createGeneralLimit({ consume: () => Promise.reject(lost) }, () => new Date(0));
    for (let call = 0; call < 40; call += 1) await limit('a');
  });
});
