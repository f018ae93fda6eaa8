// Browser tests that passed only at their retry. A race shows itself so: once is chance, twice lately is a fault of the
// test or of the portal. Plain JavaScript, like the test command that asks.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs that are looked back on, this one among them. */
const RUNS = 5;

/**
 * Where the titles of earlier runs are kept: outside the clone, since a run from a fresh clone asks for them too.
 * `TEST_HISTORY` names another file.
 */
export function historyFile(environment = process.env) {
  const caches = environment.XDG_CACHE_HOME || join(homedir(), '.cache');
  return environment.TEST_HISTORY || join(caches, 'hidamari', 'retried-titles.json');
}

/** @returns {string[][]} the retried titles of earlier runs, oldest first; none where nothing readable is kept */
function earlierRuns(file) {
  try {
    const runs = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(runs) && runs.every(Array.isArray) ? runs : [];
  } catch {
    return [];
  }
}

/**
 * Adds the titles that this run had to retry to what is kept, and answers those that an earlier one of the last five
 * runs had to retry as well.
 * @param {string} file
 * @param {readonly string[]} titles
 */
export function noteRetriedTitles(file, titles) {
  const earlier = earlierRuns(file).slice(1 - RUNS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...earlier, titles], null, 2)}\n`);
  return titles.filter((title) => earlier.some((run) => run.includes(title)));
}
