import { AppError } from '@hidamari/domain/errors';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseRateLimits } from './database-rate-limits.ts';
import { createGeneralLimit } from './general-limit.ts';
import { rateLimits } from './rate-limit.table.ts';
import { RATE_LIMIT_RULES } from './rate-limit-rules.ts';
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

  test('IPv6の場合、一つの/64を一つの回線として数え、/48には16倍の余裕がある', async () => {
    const most = RATE_LIMIT_RULES['inquiries-by-address'].points;
    for (let host = 1; host <= most; host += 1)
      await limits.consume('inquiries-by-address', `2001:db8:1:2::${host.toString(16)}`);
    const refused = { code: 'address_wait' };
    await expect(limits.consume('inquiries-by-address', '2001:db8:1:2:aa::1')).rejects.toMatchObject(refused);
    // What is refused at one network uses up nothing of the next: fifteen times as much is left for the others.
    for (let time = 0; time < 3 * most; time += 1)
      await limits.consume('inquiries-by-address', '2001:db8:1:2::1').catch(() => undefined);
    for (let home = 3; home < 18; home += 1)
      await limits.consume('inquiries-by-address', `2001:db8:1:${home.toString(16)}::1`, most);
    await expect(limits.consume('inquiries-by-address', '2001:db8:1:99::1')).rejects.toMatchObject(refused);
    await limits.consume('inquiries-by-address', '2001:db8:2:99::1');
  });

  test('/48だけを数えた場合も、その16倍の余裕から引く', async () => {
    const most = RATE_LIMIT_RULES['inquiries-by-address'].points;
    const site = { name: '2001:db8:1::/48', room: 16 };
    await limits.consumeOf('inquiries-by-address', site, 16 * most);
    await expect(limits.consume('inquiries-by-address', '2001:db8:1:2::1')).rejects.toMatchObject({
      code: 'address_wait',
    });
  });

  test('IPv6の書き方をしたIPv4は、IPv4として数える', async () => {
    const most = RATE_LIMIT_RULES['inquiries-by-address'].points;
    await limits.consume('inquiries-by-address', '203.0.113.7', most);
    await expect(limits.consume('inquiries-by-address', '::ffff:203.0.113.7')).rejects.toThrow();
    await limits.consume('inquiries-by-address', '::ffff:203.0.113.8');
  });

  test('返した数は、/64と/48の両方から引く', async () => {
    const most = RATE_LIMIT_RULES['sign-in-by-address'].points;
    for (let time = 0; time < 17 * most; time += 1) {
      const home = `2001:db8:1:${(time % 40).toString(16)}::1`;
      await limits.consume('sign-in-by-address', home);
      await limits.giveBack('sign-in-by-address', home);
    }
  });

  test('だんだん長く待つ上限は、同時に来ても、待ったあとに一つだけ通す', async () => {
    const { points } = RATE_LIMIT_RULES['sign-in-from-anywhere'];
    for (let time = 1; time <= points; time += 1)
      expect(await limits.consume('sign-in-from-anywhere', 'a')).toBe(time);
    const passed = async () => {
      const tries = Array.from({ length: 20 }, () => limits.consume('sign-in-from-anywhere', 'a'));
      return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await passed()).toBe(0);
    await expect(limits.consume('sign-in-from-anywhere', 'a')).rejects.toMatchObject({
      code: 'password_wait',
      facts: { retryAfter: 60 },
    });
    pass(60);
    expect(await passed()).toBe(1);
    await expect(limits.consume('sign-in-from-anywhere', 'a')).rejects.toMatchObject({
      facts: { retryAfter: 120 },
    });
    // Far more than an integer of seconds could hold is still the longest wait.
    for (let time = 0; time < 30; time += 1) {
      pass(15 * 60);
      expect(await passed()).toBe(1);
    }
    await expect(limits.consume('sign-in-from-anywhere', 'a')).rejects.toMatchObject({
      facts: { retryAfter: 15 * 60 },
    });
    pass(24 * 3_600);
    expect(await limits.consume('sign-in-from-anywhere', 'a')).toBe(1);
  });

  test('求めの数の上限は、1分分を一度に使え、そのあとは、ならした速さで戻る', async () => {
    const { points, windowSeconds } = RATE_LIMIT_RULES['calls-by-address'];
    const aSecond = points / windowSeconds;
    await limits.consume('calls-by-address', '10.0.0.1', points);
    await expect(limits.consume('calls-by-address', '10.0.0.1', aSecond)).rejects.toMatchObject({
      code: 'too_many',
      facts: { retryAfter: 1 },
    });
    pass(1);
    await limits.consume('calls-by-address', '10.0.0.1', aSecond);
    await expect(limits.consume('calls-by-address', '10.0.0.1', aSecond)).rejects.toThrow();
    await limits.consume('calls-by-address', '10.0.0.2', points);
    // A window's end gives nothing back at once, as a fixed window would.
    pass(windowSeconds - 10);
    await limits.consume('calls-by-address', '10.0.0.1', points - 10 * aSecond);
    await expect(limits.consume('calls-by-address', '10.0.0.1', aSecond)).rejects.toThrow();
    pass(10 * windowSeconds);
    await expect(limits.consume('calls-by-address', '10.0.0.1', points + 1)).rejects.toThrow();
    await limits.consume('calls-by-address', '10.0.0.1', points);
  });

  test('同時に来た求めも、合わせて上限まで', async () => {
    const { points } = RATE_LIMIT_RULES['calls-by-address'];
    const tries = Array.from({ length: 50 }, () =>
      limits.consume('calls-by-address', '10.0.0.3', points / 10),
    );
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(10);
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
        consumeOf: async (_rule, _network, points) => {
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

  const toldBy = async (addresses: readonly string[]) => {
    const told: string[] = [];
    const limit = createGeneralLimit(
      { consumeOf: async (_rule, { name }) => void told.push(name) },
      () => new Date(0),
    );
    for (const address of addresses) await limit(address);
    return told;
  };

  test('addresses of one /64 are one network, and so are all of one /48', async () => {
    const ofOneHome = Array.from({ length: 20 }, (_, host) => `2001:db8:1:2::${host}`);
    expect(await toldBy(ofOneHome)).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  });

  test('who comes from another /64 of one /48 each time is counted by the /48, however many there are', async () => {
    const homes = Array.from({ length: 20_000 }, (_, home) => `2001:db8:1:${home.toString(16)}::1`);
    expect(await toldBy(homes)).toEqual(Array(1_000).fill('2001:db8:1::/48'));
  });

  test('a database that does not answer stops nobody', async () => {
    const lost = Object.assign(new Error('x'), { code: '57P01' });
    const limit = createGeneralLimit({ consumeOf: () => Promise.reject(lost) }, () => new Date(0));
    for (let call = 0; call < 40; call += 1) await limit('a');
  });
});
