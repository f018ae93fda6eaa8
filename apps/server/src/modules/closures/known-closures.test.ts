import type { ContentReader } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import type { MessageBus } from '../../bus/message-bus.ts';
import { openBus } from '../../bus/open-bus.ts';
import {
  EMPTY_CONTENT,
  fakeAuthenticator,
  TEST_NOW,
  TEST_SETTINGS,
} from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { withStandIns } from '../../http/stand-ins.fixture.ts';
import { createStaff } from '../staff/manage-staff.ts';
import { findStaff } from '../staff/staff.repository.ts';
import { staffClosures } from './closures.table.ts';
import { createKnownClosures } from './known-closures.ts';
import { addClosure, removeClosure } from './manage-closures.ts';
import { withStaffClosures } from './with-staff-closures.ts';

let test: TestDatabase;
let staffId: string;
beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeAll(async () => {
  const login = 'lead@example.jp';
  await createStaff(test.database, { login, displayName: '佐藤', role: 'lead' }, TEST_NOW);
  staffId = (await findStaff(test.database, login))?.id ?? '';
});
beforeEach(() => test.database.delete(staffClosures));

/** TEST_NOW is a Monday, 11:00: the desk of the two programmes is open, and would be tomorrow. */
const TODAY = { variant: null, first_day: '2026-11-16', last_day: '2026-11-16' } as const;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface ServerOptions {
  content?: ContentReader;
  /** Messages that others send do not arrive here. */
  isDeaf?: boolean;
  database?: TestDatabase['database'];
}

/** A server process with its own bus and memory, whose pages say which days are closed; `bus` is what it hears of. */
async function openServer({
  content = EMPTY_CONTENT,
  isDeaf = false,
  database = test.database,
}: ServerOptions = {}) {
  let now = TEST_NOW;
  const clock = () => now;
  const bus = await openBus({ database: test.database, directUrl: test.url });
  const known = createKnownClosures({
    database,
    clock,
    bus: isDeaf ? { ...bus, subscribe: () => () => undefined } : bus,
  });
  const app = await buildApp(
    {
      settings: TEST_SETTINGS,
      clock,
      log: pino({ level: 'silent' }),
      database: test.database,
      bus,
      rateLimits: createDatabaseRateLimits({ database: test.database, clock, key: 'test' }),
      content: withStaffClosures(content, known),
    },
    {
      authenticator: fakeAuthenticator({}),
      routes: withStandIns([]),
      pages: {
        handler: async (_, { site }) => new Response(`<p>${JSON.stringify(await site.closures)}</p>`),
        sessions: { mintAccessToken: () => Promise.reject(new AppError('unauthenticated')) },
      },
    },
  );
  ends.push(async () => {
    known.close();
    await app.close();
    await bus.close();
  });
  /** What a visitor of the general programme reads on a page that everybody shares. */
  const read = async (variant: 'aflac' | 'hatch' | 'chofu' = 'hatch'): Promise<string[]> => {
    const { body } = await app.inject({
      url: '/articles',
      headers: { host: 'localhost:3000', cookie: 'eligibility=general; eligibility_renewed=1' },
    });
    return JSON.parse(body.slice(3, -4))[variant];
  };
  return {
    bus,
    known,
    read,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

const add = (bus: MessageBus, closure: Parameters<typeof addClosure>[1]['closure'] = TODAY) =>
  addClosure({ database: test.database, bus }, { staffId, closure, now: TEST_NOW });
const remove = (bus: MessageBus, id: string) =>
  removeClosure({ database: test.database, bus }, { id, staffId, now: TEST_NOW });

describe('臨時の休みを、だれもが読むページで知らせる（G7）', () => {
  // @proves call POST /desk/closures
  it('入れた場合、しまってあったページもすぐに変わり、取り消せば戻る', async () => {
    const { bus, read } = await openServer();
    expect(await read()).toEqual([]);
    const id = await add(bus);
    await expect.poll(() => read()).toEqual(['2026-11-16']);
    await remove(bus, id);
    await expect.poll(() => read()).toEqual([]);
  });

  it('一つの窓口の休みの場合、ほかの窓口は変わらない', async () => {
    const { bus, read } = await openServer();
    await add(bus, { ...TODAY, variant: 'chofu' });
    await expect.poll(() => read('chofu')).toEqual(['2026-11-16']);
    expect([await read('aflac'), await read('hatch')]).toEqual([[], []]);
  });

  it('お知らせの休みと合わせて、重なりなく見せる。お知らせが読めなくても、入れた休みは見せる', async () => {
    const announced = (day: string) => ({ day, variants: ['hatch' as const], reason: '研修' });
    const stage = { value: [announced('2026-11-20'), announced('2026-11-16')], isDown: false };
    const closures = async () => {
      if (stage.isDown) throw new AppError('unavailable');
      return { value: stage.value, stale: false };
    };
    const { bus, read, pass } = await openServer({ content: { ...EMPTY_CONTENT, closures } });
    await add(bus);
    await expect.poll(() => read()).toEqual(['2026-11-16', '2026-11-20']);
    stage.isDown = true;
    pass(600_000);
    expect(await read()).toEqual(['2026-11-16']);
    // Drawn without one of the two sources: asked for again soon.
    stage.isDown = false;
    pass(10_000);
    expect(await read()).toEqual(['2026-11-16', '2026-11-20']);
  });

  it('お知らせが答えないままの場合も、画面は待たされず、入れた休みは見せ、すぐに描き直す', async () => {
    const never = () => new Promise<never>(() => undefined);
    const stage = { closures: never as ContentReader['closures'] };
    const content = { ...EMPTY_CONTENT, closures: () => stage.closures() };
    const { bus, read, pass } = await openServer({ content });
    await add(bus);
    expect(await read()).toEqual(['2026-11-16']);
    const announced = { day: '2026-11-20', variants: ['hatch' as const], reason: '研修' };
    stage.closures = async () => ({ value: [announced], stale: false });
    pass(10_000);
    expect(await read()).toEqual(['2026-11-16', '2026-11-20']);
  });

  it('知らせが届かなくても、数秒で気づく', async () => {
    const { bus, known, pass } = await openServer({ isDeaf: true });
    expect((await known.current()).value).toEqual([]);
    await add(bus);
    pass(2_999);
    expect((await known.current()).value).toEqual([]);
    pass(1);
    expect((await known.current()).value.map(({ day }) => day)).toEqual(['2026-11-16']);
  });

  it('読んでいる途中に変わった場合、読み直してから答える', async () => {
    let reads = 0;
    const database = new Proxy(test.database, {
      get: (target, name) => {
        if (name === 'select') reads += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const told: ((payload: string) => void)[] = [];
    const bus: MessageBus = {
      ...createInProcessBus(),
      subscribe: (_, listener) => {
        told.push(listener);
        return () => undefined;
      },
    };
    const known = createKnownClosures({ database, bus, clock: () => TEST_NOW });
    const answer = known.current();
    for (const listener of told) listener('');
    await answer;
    expect(reads).toBe(2);
    await known.current();
    expect(reads).toBe(2);
  });

  it('データベースが答えない場合、最後に知った休みを見せ、古いと言う', async () => {
    const own = await openTestDatabase();
    const { known, pass } = await openServer({ database: own.database });
    expect(await known.current()).toEqual({ value: [], stale: false });
    await own.close();
    pass(3_000);
    expect(await known.current()).toEqual({ value: [], stale: true });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('臨時の休みと、いくつものサーバー', () => {
  it('一つのサーバーで入れた場合、ほかのサーバーのしまってあったページも変わる', async () => {
    const [here, there] = [await openServer(), await openServer()];
    expect([await here.read(), await there.read()]).toEqual([[], []]);
    const id = await add(here.bus);
    await expect.poll(() => there.read()).toEqual(['2026-11-16']);
    await remove(here.bus, id);
    await expect.poll(() => there.read()).toEqual([]);
  });
});
