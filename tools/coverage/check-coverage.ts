import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCoverage } from './coverage-page.ts';
import { ITEM_KINDS } from './item-kinds.ts';

// Part of `npm run lint`: every item of the portal's tables has a test, and docs/coverage.md is what the tags in the
// tests make. With --write (`npm run coverage`) it writes the page.

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = 'docs/coverage.md';
/** Files whose tests run: tests, browser tests, and the suites that adapters share. */
const TEST_FILES = '{packages,apps,e2e,tools}/**/{*.test.ts,*.test.tsx,*.spec.ts,conformance.ts}';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const paths = globSync(TEST_FILES, { cwd: ROOT, exclude: ['**/node_modules', '**/build'] })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const { page, problems } = readCoverage({
  kinds: ITEM_KINDS,
  tests: Object.fromEntries(paths.map((path) => [path, read(path)])),
});

if (process.argv.includes('--write')) writeFileSync(join(ROOT, PAGE), page);
else if (read(PAGE) !== page) problems.push(`${PAGE} is not what the tags make: npm run coverage`);

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
