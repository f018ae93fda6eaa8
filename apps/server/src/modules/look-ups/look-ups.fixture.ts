import type { FoundHospital, FoundMedicine } from '@hidamari/contract/treatment-logs';
import { openTestDatabase } from '@hidamari/testing/database';
import pino from 'pino';
import { buildApp } from '../../app.ts';
import { openBus } from '../../bus/open-bus.ts';
import type { Database } from '../../database/database.ts';
import {
  EMPTY_CONTENT,
  fakeAuthenticator,
  HANAKO,
  TEST_NOW,
  TEST_SETTINGS,
} from '../../http/app-under-test.fixture.ts';
import { createDatabaseRateLimits } from '../../http/database-rate-limits.ts';
import { withStandIns } from '../../http/stand-ins.fixture.ts';
import { createLookUpsModule } from './index.ts';
import { type ListedHospital, type ListedMedicine, storedHospital, storedMedicine } from './look-up-row.ts';
import { writeHospitalRows, writeMedicineRows } from './look-ups.repository.ts';

export interface LookUpsUnderTest {
  database: Database;
  /** Takes everything out of the database. */
  empty(): Promise<void>;
  /** Lines that were logged. */
  logged: string[];
  close(): Promise<void>;
  ask(
    path: '/hospitals' | '/medicines',
    query: Record<string, string>,
    as?: 'hanako' | null,
  ): Promise<Answer>;
  /** Names of the hospitals that are answered; throws unless they are. */
  hospitalsOf(typed: string): Promise<string[]>;
  medicinesOf(typed: string): Promise<string[]>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came; the tests look into it.
  body: any;
}

/** The module behind the whole HTTP layer, over a test database; `hanako` is signed in. */
export async function startLookUps(): Promise<LookUpsUnderTest> {
  const { database, url, empty, close } = await openTestDatabase();
  const logged: string[] = [];
  const bus = await openBus({ database, directUrl: url });
  const clock = () => TEST_NOW;
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const rateLimits = createDatabaseRateLimits({ database, clock, key: 'test' });
  const app = await buildApp(
    { settings: TEST_SETTINGS, clock, log, database, bus, rateLimits, content: EMPTY_CONTENT },
    {
      authenticator: fakeAuthenticator({ hanako: HANAKO }),
      routes: withStandIns(createLookUpsModule({ database }).routes),
    },
  );
  const ask: LookUpsUnderTest['ask'] = async (path, query, as = 'hanako') => {
    const answer = await app.inject({
      url: `/api${path}`,
      query,
      headers: { host: 'localhost:3000', ...(as && { authorization: `Bearer access-${as}` }) },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const namesOf = async (path: '/hospitals' | '/medicines', query: Record<string, string>) => {
    const { status, body } = await ask(path, query);
    if (status !== 200) throw new Error(`no answer: ${JSON.stringify(body)}`);
    return (body as (FoundHospital | FoundMedicine)[]).map(({ name }) => name);
  };
  return {
    database,
    empty,
    logged,
    close: async () => {
      await app.close();
      await bus.close();
      await close();
    },
    ask,
    hospitalsOf: (typed) => namesOf('/hospitals', { hospital_name: typed }),
    medicinesOf: (typed) => namesOf('/medicines', { generalName: typed }),
  };
}

/** A hospital of a real list: its name, and what the test is about. */
export function aHospital(name: string, more: Partial<ListedHospital> = {}): ListedHospital {
  return { code: `h-${name}`, name, kana: '', prefecture: '東京都', city: '調布市', ...more };
}

export function aMedicine(name: string, more: Partial<ListedMedicine> = {}): ListedMedicine {
  return { code: `m-${name}`, name, kana: '', general_name: '', ...more };
}

export async function listHospitals(portal: LookUpsUnderTest, ...rows: ListedHospital[]): Promise<void> {
  await writeHospitalRows(
    portal.database,
    rows.map((row) => storedHospital(row, false)),
  );
}

export async function listMedicines(portal: LookUpsUnderTest, ...rows: ListedMedicine[]): Promise<void> {
  await writeMedicineRows(
    portal.database,
    rows.map((row) => storedMedicine(row, false)),
  );
}
