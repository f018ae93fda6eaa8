// `npm test`: what runs at every change. `npm run test:all`: every proof, at every width, in every variant, on both
// database engines (decision 0067). Plain JavaScript, so that any Node from 20 on can run it.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { LINT_CHECKS, runChecks, TYPE_CHECKS } from './bootstrap/checks.mjs';
import { findPostgres, startPostgres } from './bootstrap/postgres.mjs';
import { readyNode } from './bootstrap/ready.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { say, stop } from './bootstrap/say.mjs';
import { partsTable } from './test-reports/parts-table.mjs';
import { readBrowserReport, readReport, readUnitReport } from './test-reports/read-test-reports.mjs';
import { historyFile, noteRetriedTitles } from './test-reports/retried-titles.mjs';

const REPORTS = join(ROOT, 'test-results');
const isWhole = process.argv.includes('--all');

/** Server tests that look at the database engine itself, and what rests on it more than on its queries. */
const OF_THE_ENGINE = [
  'packages/testing',
  ...['bus', 'database', 'encryption', 'jobs', 'demo/histories', 'modules/search', 'composition.test.ts'].map(
    (part) => `apps/server/src/${part}`,
  ),
];

const OF_THE_SERVER = ['packages/testing', 'apps/server'];

const begun = performance.now();
const node = await readyNode('everything');
const browser = await ensureBrowser(node);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const path = `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
const shared = {
  ...process.env,
  PATH: path,
  TEST_SUITE: isWhole ? 'all' : '',
  ...(browser ? { CHROME_PATH: browser } : {}),
};

const installed = findPostgres();
if (installed === null && isWhole)
  stop('npm run test:all needs PostgreSQL 15 or later (Debian: apt-get install postgresql).');
const postgres = installed === null ? null : await startPostgres(installed);
// Also where a part cannot even be started: no server is left behind.
if (postgres !== null) process.once('exit', postgres.remove);
if (postgres === null)
  say(
    'No PostgreSQL 15 or later found: the server tests take the embedded database, and take half as long again.',
  );

/** A part that another program runs; its report, where it writes one, says what passed and failed. */
const program = (args, environment = {}) => run(node, args, { env: { ...shared, ...environment } });

const vitest = (report, files, environment) =>
  program(
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    environment,
  );

const playwright = (report, args, environment = {}) =>
  program(['node_modules/@playwright/test/cli.js', 'test', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...environment,
  });

const onPostgres = postgres?.environment ?? {};
const onlyIf = (condition, ...parts) => (condition ? parts : []);

const PARTS = [
  {
    name: 'Lint and types',
    run: async () => ((await runChecks([...TYPE_CHECKS, ...LINT_CHECKS])).length === 0 ? 0 : 1),
  },
  {
    name: postgres === null ? 'Unit and server tests' : 'Unit and server tests, on PostgreSQL',
    read: readUnitReport,
    run: (report) => vitest(report, [], onPostgres),
  },
  ...onlyIf(postgres !== null, {
    name: isWhole ? 'Server tests, on the embedded database' : 'Tests of the engine, on the embedded one',
    read: readUnitReport,
    run: (report) => vitest(report, isWhole ? OF_THE_SERVER : OF_THE_ENGINE),
  }),
  {
    name: 'Browser tests',
    read: readBrowserReport,
    run: (report) =>
      playwright(report, [
        ...['--config', 'e2e/playwright.config.ts'],
        ...onlyIf(!isWhole, '--grep', '@core'),
      ]),
  },
  ...onlyIf(
    isWhole,
    {
      name: 'Two servers on one PostgreSQL',
      read: readBrowserReport,
      run: (report) => playwright(report, ['--config', 'e2e/two-servers/playwright.config.ts'], onPostgres),
    },
    {
      name: 'A server that is killed while it writes',
      run: () => program(['tools/faults/kill-while-writing.ts']),
    },
    { name: 'A second process on one data folder', run: () => program(['tools/faults/second-process.ts']) },
  ),
];

const results = [{ name: 'Install and build', milliseconds: performance.now() - begun, isFine: true }];
for (const [at, part] of PARTS.entries()) {
  say(`${part.name}...`);
  const started = performance.now();
  const file = join(REPORTS, `${at + 1}.json`);
  const code = await part.run(file);
  if (code !== 0) say(`${part.name}: FAILED`);
  const report = part.read ? readReport(file, part.read) : null;
  results.push({ name: part.name, milliseconds: performance.now() - started, isFine: code === 0, report });
}

const reports = results.flatMap(({ report }) => report ?? []);
// Last of all, so that it is still there where only the end of a long output is kept.
for (const { title, reason } of reports.flatMap(({ failures }) => failures))
  say(`FAILED ${title}\n${reason}`);
const retried = reports.flatMap((report) => report.retried ?? []);
for (const { title, reason, trace } of retried)
  say(`PASSED AT ITS RETRY ${title}\n${reason}\n${trace ?? ''}`);
const retriedOften = noteRetriedTitles(
  historyFile(),
  retried.map(({ title }) => title),
);
for (const title of retriedOften)
  say(`RETRIED TWICE in the last five runs, so it counts as failed: ${title}`);

const failed = results.filter(({ isFine }) => !isFine).map(({ name }) => name);
process.stdout.write(partsTable(results));
const isFine = failed.length === 0 && retriedOften.length === 0;
if (isFine) say('Every check passed.');
else if (failed.length > 0) say(`${failed.length} of ${PARTS.length} parts failed: ${failed.join('; ')}`);
const passed = reports.reduce((sum, report) => sum + report.passed, 0) - retriedOften.length;
const failures = reports.reduce((sum, report) => sum + report.failures.length, 0) + retriedOften.length;
process.stdout.write(`${passed} passed, ${failures} failed\n`);
process.exitCode = isFine ? 0 : 1;
