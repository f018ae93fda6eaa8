// Breaks the code on purpose, one place after the other, and says which suite notices.
//   node tools/mutations/run-mutations.ts --check
//   node tools/mutations/run-mutations.ts [--only d01,w03] [--report mutations.txt]
// Each mutation of mutations.json is one small edit as somebody could make it by mistake, with the tests that go red with
// it. The tests of rules and of the server among them are run first, then the core of the browser specs, then these specs
// whole, until one is red; its title is told, so that a test that was red for another reason is seen. Needs PostgreSQL, a
// browser and built pages. Takes a minute or two for each mutation of a page.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrowserReport, readReport, readUnitReport } from '../test-reports/read-test-reports.mjs';

interface Edit {
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
}

interface Mutation extends Edit {
  id: string;
  area: string;
  /** What a person would meet. */
  what: string;
  /** For a fault that takes two places. */
  also?: readonly Edit[];
  caughtBy: readonly { run: 'unit' | 'pg' | 'browser'; file: string; title: string; project?: string }[];
}

const ROOT = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, only: { type: 'string' }, report: { type: 'string' } },
});
const wanted = values.only?.split(',');
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8')) as Mutation[];
const mutations = all.filter(({ id }) => wanted === undefined || wanted.includes(id));

const editsOf = ({ file, find, replace, also = [] }: Mutation): Edit[] => [{ file, find, replace }, ...also];

/** Why an edit cannot be made; null when it can. */
function faultOf({ file, find }: Edit): string | null {
  try {
    const times = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1;
    return times === 1 ? null : `${file}: the place is there ${times} times`;
  } catch {
    return `${file} is gone`;
  }
}

/** Makes the edits of a mutation; the answer takes them back. */
function apply(mutation: Mutation): () => void {
  const before = new Map<string, string>();
  for (const { file, find, replace } of editsOf(mutation)) {
    const path = join(ROOT, file);
    const text = readFileSync(path, 'utf8');
    if (!before.has(path)) before.set(path, text);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
}

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...environment }, encoding: 'utf8' });

const REPORTS = mkdtempSync(join(tmpdir(), 'mutations-'));
const REPORT = join(REPORTS, 'report.json');

/** The first test that is red among those of these files, and the first words of its fault; null when none is. */
function firstRed(read: typeof readUnitReport, start: () => number | null) {
  rmSync(REPORT, { force: true });
  if (start() === 0) return null;
  // The last: the browsers' runner also reports, first, that it stopped early.
  const failure = readReport(REPORT, read).failures.at(-1);
  const title = failure?.title.replace(`${ROOT}/`, '') ?? 'the runner itself';
  return `${title}: ${failure?.reason.split('\n')[0] ?? ''}`;
}

const redOfVitest = (files: readonly string[]) =>
  firstRed(readUnitReport, () => {
    const reporting = ['--bail=1', '--reporter=json', `--outputFile.json=${REPORT}`];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporting, ...files];
    return run(['tools/with-postgres.mjs', ...vitest]).status;
  });

const redOfPlaywright = (specs: readonly string[], args: readonly string[], suite: '' | 'all') =>
  firstRed(readBrowserReport, () => {
    const reporting = ['--retries=0', '--max-failures=1', '--reporter=json'];
    const config = ['--config', 'e2e/playwright.config.ts', '--pass-with-no-tests'];
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...reporting];
    const environment = { TEST_SUITE: suite, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
    return run([...playwright, ...args, ...specs], environment).status;
  });

/** The first suite in which one of its tests goes red, and that test; null when none does. */
function noticedBy({ caughtBy }: Mutation): { suite: string; title: string } | null {
  const filesOf = (isBrowser: boolean) => [
    ...new Set(
      caughtBy.filter(({ run: kind }) => (kind === 'browser') === isBrowser).map(({ file }) => file),
    ),
  ];
  // The pages are built when their sources are not those of the last build.
  if (caughtBy.some(({ run: kind }) => kind !== 'unit')) run(['tools/build.mjs']);
  const lower = filesOf(false);
  const specs = filesOf(true);
  const tries = [
    { suite: 'npm test (unit or server)', red: () => (lower.length === 0 ? null : redOfVitest(lower)) },
    {
      suite: 'npm test (browser)',
      red: () => (specs.length === 0 ? null : redOfPlaywright(specs, ['--grep', '@core'], '')),
    },
    { suite: 'npm run test:all', red: () => (specs.length === 0 ? null : redOfPlaywright(specs, [], 'all')) },
  ];
  for (const { suite, red } of tries) {
    const title = red();
    if (title !== null) return { suite, title };
  }
  return null;
}

const faults = mutations.flatMap((mutation) =>
  editsOf(mutation).flatMap((edit) => {
    const fault = faultOf(edit);
    return fault === null ? [] : [`${mutation.id}: ${fault}`];
  }),
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${mutations.length} mutations, ${faults.length} that no longer apply\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Applies each mutation in turn and tells what noticed it. */
function runAll(): void {
  for (const mutation of mutations) {
    if (editsOf(mutation).some((edit) => faultOf(edit) !== null)) continue;
    const undo = apply(mutation);
    try {
      const noticed = noticedBy(mutation);
      if (noticed === null) process.exitCode = 1;
      const words = [mutation.id, noticed?.suite ?? 'SURVIVED', noticed?.title ?? '', mutation.what];
      process.stdout.write(`${words.join('\t')}\n`);
      if (values.report !== undefined) appendFileSync(values.report, `${words.join('\t')}\n`);
    } finally {
      undo();
    }
  }
  run(['tools/build.mjs']);
}

const isChanged = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).stdout !== '';
if (values.check !== true) {
  if (isChanged) {
    // Whoever interrupts a run finds its edit by `git diff`; among edits of their own they would not.
    process.stdout.write('Commit or stash your changes first.\n');
    process.exitCode = 1;
  } else runAll();
}
rmSync(REPORTS, { recursive: true, force: true });
