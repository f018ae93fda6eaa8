import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { BEAT } from './listen-notify-bus.ts';
import { openBus } from './open-bus.ts';
import { openSilentProxy } from './silent-proxy.fixture.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});

const QUICK = { every: 60, answerWithin: 200 };

/** A server's bus whose connection goes by way of the proxy; another server speaks past it. */
async function busBehindProxy() {
  const proxy = await openSilentProxy(String(test.url));
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const bus = await openBus({ database: test.database, directUrl: proxy.url, onFault, beat: QUICK });
  const other = await openBus({ database: test.database, directUrl: test.url });
  const heard: string[] = [];
  bus.subscribe('maintenance-changed', (payload) => heard.push(payload));
  const close = async () => {
    await Promise.all([bus.close(), other.close()]);
    await proxy.close();
  };
  return { proxy, bus, other, heard, faults, close };
}

describe.runIf(process.env.TEST_DATABASE_URL)('黙って切れた線（決定0040、LISTEN）', () => {
  it('気づくまでは、どんなに長くても30秒より短い', () => {
    expect(BEAT.every + BEAT.answerWithin).toBeLessThan(30_000);
  });

  it('FINもなく黙った場合、気づき、聞きなおし、そのあいだに言われたかもしれないことを読みなおす', async () => {
    const { proxy, bus, other, heard, faults, close } = await busBehindProxy();
    expect(bus.isHearing()).toBe(true);
    proxy.swallow();
    await other.publish('maintenance-changed', 'missed');
    await expect.poll(() => heard).toEqual(['']);
    expect(bus.isHearing()).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    await other.publish('maintenance-changed', 'again');
    await expect.poll(() => heard).toEqual(['', 'again']);
    await close();
  });

  it('つなぎなおす線も黙っているあいだは、聞こえていないと言い、通じるようになると、また聞こえる', async () => {
    const { proxy, bus, heard, close } = await busBehindProxy();
    proxy.swallow({ alsoNew: true });
    await expect.poll(() => bus.isHearing()).toBe(false);
    proxy.heal();
    await expect.poll(() => bus.isHearing()).toBe(true);
    expect(heard).toEqual(['']);
    await close();
  });

  it('黙った線のまま止める場合も、いつまでも待たない', async () => {
    const { proxy, close } = await busBehindProxy();
    proxy.swallow({ alsoNew: true });
    await close();
  });

  it('生きている線は、切らない', async () => {
    const { bus, faults, close } = await busBehindProxy();
    const lost: string[] = [];
    bus.subscribe('content-changed', (payload) => lost.push(payload));
    for (let beat = 0; beat < 5; beat += 1) await test.database.execute('select pg_sleep(0.06)');
    expect([faults, lost]).toEqual([[], []]);
    await close();
  });
});
