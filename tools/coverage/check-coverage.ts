import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { coverageProblems } from './coverage-problems.ts';
import { ITEM_LISTS } from './item-lists.ts';

// Part of `npm run lint`: docs/coverage.md has a row for everything the portal's tables name, and each proof is there.

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = 'docs/coverage.md';

function readFile(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}

const problems = coverageProblems({ document: readFile(DOCUMENT) ?? '', lists: ITEM_LISTS, readFile });
for (const problem of problems) process.stderr.write(`${DOCUMENT}: ${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.length} problems in ${DOCUMENT}\n`);
  process.exitCode = 1;
}
