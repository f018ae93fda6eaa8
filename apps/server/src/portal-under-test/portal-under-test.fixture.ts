import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import type { PasswordHashing } from '@hidamari/adapters/identity/port';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { compose } from '../composition.ts';
import type { Settings } from '../config/settings.ts';
import { seedDemoEligibility } from '../demo/people/seed-demo-eligibility.ts';
import type { Dependencies } from '../dependencies.ts';
import { TEST_SETTINGS } from '../http/app-under-test.fixture.ts';
import type { PageHandler } from '../http/pages/page-handler.ts';
import { createScheduler } from '../jobs/scheduler.ts';
import { listSentMessages } from '../modules/mail/index.ts';
import { strayAddresses } from '../modules/mail/mail-links.fixture.ts';
import { createPortalModules, type PortalModules } from '../portal-modules.ts';

export { Browser, newAddress } from './browser.fixture.ts';

/** The portal that ships, on a test database and a clock that tests move. Its pages are drawn where a test brings them. */
export interface PortalUnderTest {
  app: FastifyInstance;
  dependencies: Dependencies;
  modules: PortalModules['modules'];
  database: TestDatabase;
  logged: string[];
  /** Moves the clock forward. */
  pass(seconds: number): void;
  /**
   * Lets the clock stand until it is disposed of, moved by `pass` alone: for tests that tell lengths of time to the second,
   * which a busy machine would make shorter. `using _still = portal.stopClock()`.
   */
  stopClock(): Disposable;
  /** Does what waits in the outbox. */
  runOutbox(): Promise<void>;
  /** Runs what of the notices' daily jobs is due, as one server of many does. */
  runNoticeJobs(): Promise<string[]>;
  /** Sends what waits in the outbox and answers the newest text to this number or address. */
  messageTo(recipient: string): Promise<string>;
  /** Digits of the newest code sent to a number. */
  codeTo(recipient: string): Promise<string>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

interface PortalOptions {
  settings?: Partial<Settings>;
  /** Default: the cheapest hashes that the library makes. */
  passwords?: PasswordHashing;
  /** What draws the pages. Default: only that a screen was entered. */
  pages?: PageHandler;
  /** The database of a portal that ran before: this is its next start, and leaves it open. Default: one of its own. */
  database?: TestDatabase;
}

/** The least that argon2 takes; `composition.test.ts` proves what the portal takes. */
export const CHEAP_HASHING = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

const STATUS: Readonly<Record<string, number>> = { not_found: 404, members_own: 403 };

/** Stands in for the built pages: it tells that a screen was entered, which is all that tests of the server ask. */
const enteredScreen = async (_request: Request, _context: unknown, { kind }: { kind: string }) =>
  new Response('<!doctype html><p>-</p>', {
    status: STATUS[kind] ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** The clock starts at the time of the process: the provider of the hosted login reads it there. */
export async function startPortal(options: PortalOptions = {}): Promise<PortalUnderTest> {
  const closing = new AsyncDisposableStack();
  try {
    return await open(options, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function open(options: PortalOptions, closing: AsyncDisposableStack): Promise<PortalUnderTest> {
  const database = options.database ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'hidamari-portal-'));
  closing.defer(() => rm(dataDir, { recursive: true, force: true }));
  let ahead = 0;
  let stoppedAt: number | null = null;
  const clock = () => new Date((stoppedAt ?? Date.now()) + ahead);
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const composition = await compose(
    {
      ...TEST_SETTINGS,
      dataDir,
      database: { url: database.url, directUrl: database.url },
      ...options.settings,
    },
    {
      clock,
      early: { log, database: Promise.resolve(options.database ? keptOpen(database) : database) },
      passwords: options.passwords ?? createPasswordHashing({ cost: CHEAP_HASHING }),
    },
  );
  closing.defer(() => composition.close());
  const { dependencies } = composition;
  const modules = await createPortalModules(dependencies, {
    pages: options.pages ?? enteredScreen,
  });
  const app = await buildApp(dependencies, modules.parts);
  closing.defer(async () => void (await app.close()));
  return {
    app,
    dependencies,
    modules: modules.modules,
    database,
    logged,
    pass: (seconds) => {
      ahead += seconds * 1000;
    },
    stopClock: () => {
      const since = Date.now();
      stoppedAt = since;
      return {
        [Symbol.dispose]: () => {
          stoppedAt = null;
          ahead -= Date.now() - since;
        },
      };
    },
    ...whatWaits(dependencies, composition.workOf(modules)),
    runNoticeJobs: () => noticeJobs(dependencies, modules).runDue(),
    empty: () => database.empty(),
    close: () => closing.disposeAsync(),
  };
}

const keptOpen = (database: TestDatabase): TestDatabase => ({ ...database, close: async () => {} });

/** The notices' jobs alone: the others would tidy away what a test still looks at. */
const noticeJobs = ({ database, clock, log }: Dependencies, { modules }: PortalModules) =>
  createScheduler({ database, clock, log, jobs: modules.notices.jobs });

type Outbox = Pick<PortalUnderTest, 'runOutbox' | 'messageTo' | 'codeTo'>;

/** Whatever a test sends: no link of it leaves to chance whose desk the reader meets (decision 0074). */
async function expectOwnProgramme({ database, settings }: Dependencies): Promise<void> {
  for (const { channel, body } of await listSentMessages(database, { limit: 100 })) {
    const stray = strayAddresses(settings, body);
    if (stray.length > 0) throw new Error(`a ${channel} leads to no programme or to another: ${stray}`);
  }
}

function whatWaits(dependencies: Dependencies, work: { runOutbox(): Promise<number> }): Outbox {
  const runOutbox = async () => {
    while ((await work.runOutbox()) > 0);
    await expectOwnProgramme(dependencies);
  };
  const messageTo = async (recipient: string) => {
    await runOutbox();
    const sent = await listSentMessages(dependencies.database, { limit: 100 });
    return sent.find((message) => message.recipient === recipient)?.body ?? '';
  };
  const codeTo = async (recipient: string) => /\d{6}/.exec(await messageTo(recipient))?.[0] ?? '';
  return { runOutbox, messageTo, codeTo };
}

/**
 * One portal for all tests of a file, with the eligibility of the demo data anew before each. Call it at the top of
 * the file; what it answers is filled before the first test.
 */
export function usePortal(options: PortalOptions = {}): PortalUnderTest {
  const portal = {} as PortalUnderTest;
  beforeAll(async () => {
    Object.assign(portal, await startPortal(options));
    return () => portal.close();
  });
  beforeEach(() => seedDemoEligibility(portal.dependencies.database));
  return portal;
}

let lastNumber = 10_000_000;
/** A mobile number nobody has used yet, as it is typed. */
export function newNumber(): string {
  lastNumber += 1;
  return `090${lastNumber}`;
}

export const newEmail = () => `${randomUUID()}@example.com`;
