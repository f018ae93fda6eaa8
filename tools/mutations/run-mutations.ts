// Breaks the code on purpose, one place after the other, and says which suite notices.
//   node tools/mutations/run-mutations.ts --check
//   node tools/mutations/run-mutations.ts [--only d01,w03] [--report mutations.txt]
// Each mutation of mutations.json is one small edit as somebody could make it by mistake, with the tests that went red
// with it before the suites were parted (decision 0067). The tests of rules and of the server that noticed it are run
// first, then the core of the browser specs that did, then these specs whole. Needs PostgreSQL, a browser and built pages;
// the working tree has to be clean. Takes minutes for each mutation of a page.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

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

/** Sources that are built into the pages. */
const BUILT = /^(apps\/web|packages\/(contract|domain|ui))\//;

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

const unique = (texts: readonly string[]) => [...new Set(texts)];
const VITEST = ['tools/with-postgres.mjs', 'node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  ...['test', '--config', 'e2e/playwright.config.ts', '--retries', '0', '--reporter', 'line'],
];

/** The first suite in which one of its tests goes red: 'npm test', 'npm run test:all', or nothing. */
function noticedBy({ caughtBy }: Mutation): string | null {
  const filesOf = (isBrowser: boolean) =>
    unique(caughtBy.filter(({ run: kind }) => (kind === 'browser') === isBrowser).map(({ file }) => file));
  const lower = filesOf(false);
  if (lower.length > 0 && run([...VITEST, ...lower]).status !== 0) return 'npm test (unit or server)';
  const specs = filesOf(true);
  if (specs.length === 0) return null;
  if (run([...PLAYWRIGHT, '--grep', '@core', '--pass-with-no-tests', ...specs]).status !== 0)
    return 'npm test (browser)';
  if (run([...PLAYWRIGHT, ...specs], { TEST_SUITE: 'all' }).status !== 0) return 'npm run test:all';
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
if (values.check !== true) {
  let isBuilt = true;
  for (const mutation of mutations) {
    if (editsOf(mutation).some((edit) => faultOf(edit) !== null)) continue;
    const undo = apply(mutation);
    try {
      const isOfPages = editsOf(mutation).some(({ file }) => BUILT.test(file));
      const isShown = isOfPages && mutation.caughtBy.some(({ run: kind }) => kind === 'browser');
      if (isShown || !isBuilt) run(['tools/build.mjs']);
      isBuilt = !isShown;
      const line = `${mutation.id}\t${noticedBy(mutation) ?? 'SURVIVED'}\t${mutation.area}\t${mutation.what}\n`;
      process.stdout.write(line);
      if (values.report !== undefined) appendFileSync(values.report, line);
    } finally {
      undo();
    }
  }
  if (!isBuilt) run(['tools/build.mjs']);
}
process.exitCode = faults.length === 0 ? 0 : 1;
