import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BusTopic, MessageBus } from './message-bus.ts';
import { openBus } from './open-bus.ts';

let test: TestDatabase;
const opened: MessageBus[] = [];

async function aServersBus(): Promise<MessageBus> {
  const bus = await openBus({ database: test.database, directUrl: test.url });
  opened.push(bus);
  return bus;
}

/** The next message of a topic; the runner's own time-out fails a test that never hears one. */
const next = (bus: MessageBus, topic: BusTopic) =>
  new Promise<string>((resolve) => {
    const stop = bus.subscribe(topic, (payload) => {
      stop();
      resolve(payload);
    });
  });

beforeAll(async () => {
  test = await openTestDatabase();
  return async () => {
    await Promise.all(opened.map((bus) => bus.close()));
    await test.close();
  };
});

describe('message bus', () => {
  it('tells every listener of the topic and nobody else', async () => {
    const bus = await aServersBus();
    const others: string[] = [];
    bus.subscribe('content-changed', (payload) => others.push(payload));
    const heard = Promise.all([next(bus, 'maintenance-changed'), next(bus, 'maintenance-changed')]);
    await bus.publish('maintenance-changed', 'on');
    expect(await heard).toEqual(['on', 'on']);
    expect(others).toEqual([]);
  });

  it('goes on when one listener throws', async () => {
    const bus = await aServersBus();
    bus.subscribe('content-changed', () => {
      throw new Error('a faulty listener');
    });
    const heard = next(bus, 'content-changed');
    await bus.publish('content-changed', 'articles');
    expect(await heard).toBe('articles');
  });

  it('a listener told on commit finds what the transaction wrote', async () => {
    const bus = await aServersBus();
    const heard = next(bus, 'outbox-added');
    await test.database.transaction(async (tx) => {
      await tx.execute(sql`insert into scheduled_jobs (name, due_at) values ('told', now())`);
      await bus.publishOnCommit(tx, 'outbox-added');
      await tx.execute(sql`select 1`);
    });
    await heard;
    const found = await test.database.execute(sql`select name from scheduled_jobs where name = 'told'`);
    expect(found.rows).toHaveLength(1);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('message bus between processes', () => {
  it('reaches another server, and nobody when the transaction is rolled back', async () => {
    const [here, there] = [await aServersBus(), await aServersBus()];
    const heard: string[] = [];
    there.subscribe('content-changed', (payload) => heard.push(payload));
    await test.database
      .transaction(async (tx) => {
        await here.publishOnCommit(tx, 'content-changed', 'never');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const last = next(there, 'content-changed');
    await here.publish('content-changed', 'articles');
    await last;
    expect(heard).toEqual(['articles']);
  });

  it('reconnects after its connection was cut, and announces every topic once', async () => {
    const bus = await aServersBus();
    const announced = Promise.all([next(bus, 'maintenance-changed'), next(bus, 'content-changed')]);
    await test.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
    );
    expect(await announced).toEqual(['', '']);
    const heard = next(bus, 'content-changed');
    await bus.publish('content-changed', 'again');
    expect(await heard).toBe('again');
  });
});
