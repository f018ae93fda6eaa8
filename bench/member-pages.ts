// What a member's pages cost, alone or against a second checkout in the same run (bench/README.md):
// `node tools/with-postgres.mjs bench/member-pages.ts [folder of a built checkout from before]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import pg from 'pg';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { type PortalProcess, startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { getBytes } from './load.ts';
import { addOwnLogs } from './many-treatment-logs.ts';
import { cpuMs, untilQuiet } from './process-figures.ts';
import { report } from './report.ts';
import { inTurn, median } from './rounds.ts';
import { readPostgresLog } from './statement-log.ts';

const PORTS = [3946, 3947];
const DEMO_PASSWORD = 'bench-of-the-portal';
const DATA_KEY = Buffer.alloc(32, 7);
const PAGES = ['/', '/treatment-logs'] as const;
const CHARTS = '/api/treatment-logs/charts?from_date=2025-11-02&to_date=2026-11-01';
/** Two a day for a year, beside those of the demo. */
const LOGS_OF_A_YEAR = 730;
const COUNTED = 7;
const WARM_UP = 60;
const ROUNDS = 9;
const PAGES_OF_A_ROUND = 12;
const CHART_CALLS = 150;
const AIMS = { statements: { '/': 12, '/treatment-logs': 15 }, cpu: 1 / 3, bytes: 1 / 4, charts: 100 };

/** A portal with a member who is logged in. */
interface Side {
  name: string;
  portal: PortalProcess;
  client: PortalClient;
  database: string;
  dataFolder: string;
  pool: pg.Pool;
}

async function startSide(index: number, root: string | undefined): Promise<Side> {
  const database = `member_pages_${index}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${database}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
  const environment = {
    DATABASE_URL: own.href,
    DEMO_PASSWORD,
    DATA_KEY: DATA_KEY.toString('base64'),
    LIMIT_CALLS_BY_ADDRESS: '1000000',
  };
  const port = PORTS[index] ?? 0;
  // A checkout of before has no bundle.
  const place = root === undefined ? {} : { root, entry: 'apps/server/src/server.ts' };
  const portal = await startPortalProcess({ port, dataFolder, environment, patience: 180_000, ...place });
  const client = new PortalClient({ port });
  await client.logIn('general@demo.example', DEMO_PASSWORD);
  const pool = new pg.Pool({ connectionString: own.href });
  return { name: root === undefined ? 'now' : 'before', portal, client, database, dataFolder, pool };
}

const pageOf = ({ portal, client }: Side, path: string, coding = 'gzip, br') =>
  getBytes(portal.port, path, { cookie: client.cookiesFor(path), 'accept-encoding': coding });

/** What the database hears while one page is drawn; the middle of a few, since jobs run beside them. */
async function statementsOf(side: Side, path: string): Promise<string[]> {
  const log = readPostgresLog(side.database);
  await side.pool.query(`alter system set log_line_prefix = '%d '`);
  await side.pool.query(`alter system set log_statement = 'all'`);
  await side.pool.query('select pg_reload_conf()');
  // The portal's connections hear of it when they are next used.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const heard: string[][] = [];
  for (let page = 0; page < COUNTED; page += 1) {
    log.skip();
    await pageOf(side, path);
    heard.push(log.read());
  }
  await side.pool.query(`alter system set log_statement = 'none'`);
  await side.pool.query('select pg_reload_conf()');
  return heard.toSorted((one, other) => one.length - other.length)[Math.floor(COUNTED / 2)] ?? [];
}

/** @param calls what is asked with each page, as its browser does. */
async function cpuOf(side: Side, path: string, calls: readonly string[] = []): Promise<number> {
  const begun = cpuMs(side.portal.pid);
  for (let page = 0; page < PAGES_OF_A_ROUND; page += 1) {
    await pageOf(side, path);
    await Promise.all(calls.map((call) => side.client.json('GET', call)));
  }
  return (cpuMs(side.portal.pid) - begun) / PAGES_OF_A_ROUND;
}

/** What a browser asks the own service for by itself while a page opens. */
async function callsOfOpening({ portal, client }: Side, path: string): Promise<string[]> {
  const origin = `http://localhost:${portal.port}`;
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const context = await browser.newContext(devices['Pixel 7']);
    const cookies = client.cookiesFor(path).split('; ');
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url: origin };
      }),
    );
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return calls;
  } finally {
    await browser.close();
  }
}

async function warmUp(sides: readonly Side[]): Promise<void> {
  for (const side of sides)
    for (const path of PAGES) for (let page = 0; page < WARM_UP; page += 1) await pageOf(side, path);
  for (const { portal } of sides) await untilQuiet(portal.pid);
}

async function reportStatements(sides: readonly Side[], path: (typeof PAGES)[number]): Promise<void> {
  for (const side of sides) {
    const heard = await statementsOf(side, path);
    const isReached = side.name === 'now' ? heard.length <= AIMS.statements[path] : null;
    report(`${path}, SQL statements ${side.name}`, String(heard.length), isReached);
    if (process.env.SHOW_STATEMENTS) console.log(heard.map((statement) => `    ${statement}`).join('\n'));
  }
}

async function reportBytes([now, before]: readonly Side[], path: string): Promise<void> {
  if (now === undefined) return;
  for (const coding of ['identity', 'gzip', 'br']) {
    const ours = (await pageOf(now, path, coding)).length;
    const theirs = before === undefined ? null : (await pageOf(before, path, coding)).length;
    const ratio = theirs === null ? null : ours / theirs;
    const figure = ratio === null ? `${ours}` : `${ours} (before ${theirs}, ratio ${ratio.toFixed(2)})`;
    const hasAim = ratio !== null && coding !== 'identity';
    report(`${path}, bytes over the wire, ${coding}`, figure, hasAim ? ratio <= AIMS.bytes : null);
  }
}

async function reportCpu(
  sides: readonly Side[],
  path: string,
  what: string,
  withCalls: boolean,
): Promise<void> {
  const [now, before] = sides;
  if (now === undefined) return;
  const calls = new Map<Side, string[]>();
  for (const side of sides) calls.set(side, withCalls ? await callsOfOpening(side, path) : []);
  const of = (side: Side) => cpuOf(side, path, calls.get(side));
  const counted = (side: Side) => (withCalls ? ` with ${calls.get(side)?.length} calls` : '');
  if (before === undefined) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await of(now));
    return report(what, `${median(rounds).toFixed(1)}${counted(now)}`, null);
  }
  const rounds = { ours: () => of(now), theirs: () => of(before) };
  const { ours, theirs, ratio, spread } = await inTurn(ROUNDS, rounds);
  const figures = `${ours.toFixed(1)}${counted(now)} (before ${theirs.toFixed(1)}${counted(before)}`;
  report(what, `${figures}, ratio ${ratio.toFixed(2)}, rounds ${spread})`, ratio <= AIMS.cpu);
}

async function reportCharts(sides: readonly Side[]): Promise<void> {
  for (const { client, pool } of sides) {
    const { data } = await client.json<{ data: { id: string }[] }>('GET', '/api/treatment-logs');
    await addOwnLogs(pool, { dataKey: DATA_KEY, logId: data[0]?.id ?? '', count: LOGS_OF_A_YEAR });
  }
  const times = new Map(sides.map(({ name }): [string, number[]] => [name, []]));
  for (let call = -WARM_UP; call < CHART_CALLS; call += 1) {
    for (const { name, client } of sides) {
      const begun = performance.now();
      await client.json('GET', CHARTS);
      if (call >= 0) times.get(name)?.push(performance.now() - begun);
    }
  }
  for (const [name, taken] of times) {
    const sorted = taken.toSorted((one, other) => one - other);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const figure = `p95 ${p95.toFixed(0)} ms, p50 ${median(taken).toFixed(1)} ms`;
    report(`Charts of a year, ${name}`, figure, name === 'now' ? p95 < AIMS.charts : null);
  }
}

const url = process.env.TEST_DATABASE_URL ?? '';
if (url === '') throw new Error('Run it as `node tools/with-postgres.mjs bench/member-pages.ts`.');
const sides: Side[] = [];
try {
  sides.push(await startSide(0, undefined));
  const [, , earlier] = process.argv;
  if (earlier !== undefined) sides.push(await startSide(1, earlier));
  await warmUp(sides);
  for (const path of PAGES) {
    await reportStatements(sides, path);
    await reportBytes(sides, path);
    await reportCpu(sides, path, `${path}, CPU ms of a page`, false);
    await reportCpu(sides, path, `${path}, CPU ms of opening it`, true);
  }
  await reportCharts(sides);
} finally {
  for (const { portal, pool, dataFolder } of sides) {
    await pool.end();
    await portal.kill('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
