// What Lighthouse says of the public pages on a phone: `node tools/on-built-portal.mjs bench/lighthouse.ts [path ...]`
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureInstalled } from '../tools/bootstrap/install.mjs';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';

const PORT = 3947;
const PORTAL = `http://localhost:${PORT}`;
const MUNICIPAL = `http://chofu.localhost:${PORT}`;

/** Lighthouse's own advice: several runs, and the one in the middle. */
const RUNS = 3;

/** The kinds of page that a search engine or a friend's message leads to, each on a variant that has it. */
const PAGES = [
  `${PORTAL}/`,
  `${PORTAL}/?role=hatch`,
  `${MUNICIPAL}/`,
  `${PORTAL}/articles`,
  `${PORTAL}/articles/top`,
  `${PORTAL}/articles/body-notes`,
  `${PORTAL}/articles/questions`,
  `${PORTAL}/articles/words`,
  `${PORTAL}/services`,
  `${PORTAL}/financial/bill-reading`,
  `${PORTAL}/faq`,
  `${PORTAL}/news`,
  `${PORTAL}/lp/aflac`,
  `${PORTAL}/lp/hatch?role=hatch`,
  `${MUNICIPAL}/lp/chofu`,
];

/** Aims of the quality plan, of 100; a miss is printed with what Lighthouse found, never hidden. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

/** What is read of a report of Lighthouse. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number }>;
}

/** Lighthouse weighs 150 MB and is installed here, for this script alone: it runs as a program of its own. */
const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const LARGEST_REPORT = 64 * 1_024 * 1_024;

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Names of the audits that cost a category its points, with what they measured. */
function lostIn(result: Result, category: Category): string[] {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    const hasLost = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
    return hasLost ? [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`] : [];
  });
}

function report(address: string, result: Result): void {
  const scores = CATEGORIES.map((category) => scoreOf(result, category));
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const paint = Math.round(result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  const isReached = CATEGORIES.every((name) => scoreOf(result, name) >= AIMS[name]) && shift === 0;
  const figures = `${scores.join('/').padEnd(15)} shift ${shift.toFixed(3)}  paint ${paint} ms`;
  console.log(`${address.padEnd(66)} ${figures}  ${isReached ? 'reached' : 'MISSED'}`);
  for (const category of CATEGORIES) {
    if (scoreOf(result, category) >= AIMS[category]) continue;
    console.log(`  ${category}: ${lostIn(result, category).join(', ')}`);
  }
}

/** Asks for a page once: browsers know the municipality's local host, the system's own names may not. */
function visit(address: string): Promise<void> {
  const { pathname, search, host } = new URL(address);
  return new Promise((done, fail) => {
    get({ host: 'localhost', port: PORT, path: pathname + search, headers: { host } }, (answer) => {
      answer.resume().once('end', done);
    }).once('error', fail);
  });
}

async function runOnce(address: string): Promise<Result> {
  const options = [
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
    ...['--output=json', '--quiet', '--no-enable-error-reporting'],
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, address, ...options], {
    maxBuffer: LARGEST_REPORT,
  });
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError)
    throw new Error(`Lighthouse says nothing of ${address}: ${result.runtimeError.message}`);
  return result;
}

/** One run wanders by ten points with whatever else the machine does: the one in the middle counts. */
async function middleOfRuns(address: string): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // A recording may have a hole at its beginning: Lighthouse then asks to be run again (NO_NAVSTART).
    runs.push(await runOnce(address).catch(() => runOnce(address)));
  }
  runs.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return runs[Math.floor(RUNS / 2)] as Result;
}

await ensureInstalled('everything', FOLDER);
const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-lighthouse-'));
const portal = await startPortalProcess({ port: PORT, dataFolder });
try {
  const asked = process.argv.slice(2).map((path) => new URL(path, PORTAL).href);
  console.log(`${'performance/accessibility/best practices/SEO, phone'.padEnd(66)} of 100`);
  for (const address of asked.length > 0 ? asked : PAGES) {
    // The first reader of a page pays for its drawing; the figure is what everybody after that gets.
    await visit(address);
    report(address, await middleOfRuns(address));
  }
} finally {
  await portal.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
}
