// What the treatment log costs a member with 10,000 logs, alone in the table and among 1,000,000 (bench/README.md):
// `node tools/with-postgres.mjs bench/treatment-logs.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { addLogsOfOthers, addOwnLogs } from './many-treatment-logs.ts';

const PORT = 3945;
const DEMO_PASSWORD = 'bench-of-the-portal';
const DATA_KEY = Buffer.alloc(32, 7);
const OWN_LOGS = 10_000;
const ALL_LOGS = 1_000_000;
const ROUNDS = 150;
const WARM_UP = 15;
const AIMS = { p95: 100, ratio: 1.3 };

const list = (query = '') => `/api/treatment-logs?${query}`;

const READS: Readonly<Record<string, (round: number) => string>> = {
  'first page': () => list(),
  'any page': (round) => list(`page=${1 + ((round * 37) % (OWN_LOGS / 20))}`),
  'one category': () => list('is_medicine_log=1'),
  'a month': (round) => list(`from_date=20${10 + (round % 15)}-03-01&to_date=20${10 + (round % 15)}-03-31`),
  'word, two characters': () => list(`keyword=${encodeURIComponent('点滴')}`),
  'word, rare': () => list(`keyword=${encodeURIComponent('めずらしい言葉')}`),
  'word, common': () => list(`keyword=${encodeURIComponent('だるさ')}`),
  'calendar of a month': (round) => `/api/treatment-logs/calendar?month=20${10 + (round % 15)}-03`,
  'charts of a year': (round) =>
    `/api/treatment-logs/charts?from_date=20${10 + (round % 15)}-01-01&to_date=20${10 + (round % 15)}-12-31`,
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Milliseconds of each read, the kinds in turn so that a slow moment of the machine meets all of them. */
async function measure(client: PortalClient): Promise<Map<string, number[]>> {
  const waits = new Map(Object.keys(READS).map((name): [string, number[]] => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, pathOf] of Object.entries(READS)) {
      const begun = performance.now();
      await client.json('GET', pathOf(Math.abs(round)));
      if (round >= 0) waits.get(name)?.push(performance.now() - begun);
    }
  }
  return new Map([...waits].map(([name, times]) => [name, times.toSorted((a, b) => a - b)]));
}

function report(few: Map<string, number[]>, many: Map<string, number[]>): void {
  for (const name of Object.keys(READS)) {
    const [alone, among] = [few.get(name) ?? [], many.get(name) ?? []];
    const p95 = at(among, 0.95);
    const ratio = at(among, 0.5) / at(alone, 0.5);
    const isReached = p95 < AIMS.p95 && ratio <= AIMS.ratio;
    const figures = `p95 ${p95.toFixed(0)} ms (alone ${at(alone, 0.95).toFixed(0)}), p50 ${at(among, 0.5).toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
    console.log(`${`Treatment logs, ${name}`.padEnd(40)} ${figures}  ${isReached ? 'reached' : 'MISSED'}`);
  }
}

const url = process.env.TEST_DATABASE_URL;
if (!url) throw new Error('Run it as `node tools/with-postgres.mjs bench/treatment-logs.ts`.');
const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
const pool = new pg.Pool({ connectionString: url });
try {
  const environment = { DATABASE_URL: url, DEMO_PASSWORD, DATA_KEY: DATA_KEY.toString('base64') };
  const portal = await startPortalProcess({ port: PORT, dataFolder, environment, patience: 180_000 });
  const client = new PortalClient({ port: PORT });
  await client.logIn('general@demo.example', DEMO_PASSWORD);
  const { data } = await client.json<{ data: { id: string }[] }>('GET', '/api/treatment-logs');
  const memberId = await addOwnLogs(pool, { dataKey: DATA_KEY, logId: data[0]?.id ?? '', count: OWN_LOGS });
  const few = await measure(client);
  const begun = performance.now();
  await addLogsOfOthers(pool, memberId, ALL_LOGS - OWN_LOGS);
  console.log(`${ALL_LOGS} logs after ${Math.round((performance.now() - begun) / 1_000)} s`);
  report(few, await measure(client));
  await portal.kill('SIGTERM');
} finally {
  await pool.end();
  rmSync(dataFolder, { recursive: true, force: true });
}
