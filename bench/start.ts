// What a start takes from the bundle and from TypeScript, on both databases (bench/README.md):
// `node tools/on-built-portal.mjs bench/start.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../tools/bootstrap/postgres.mjs';
import { SERVER_ENTRY } from '../tools/bootstrap/server-entry.mjs';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { processorSecondsOf, residentOf } from './process-figures.ts';
import { report } from './report.ts';
import { median } from './rounds.ts';

const PORT = 3949;
const ROUNDS = Number(process.argv[2] ?? 5);
const SOURCES_ENTRY = 'apps/server/src/server.ts';
/** A first start makes the database and what Node keeps of the modules. */
const PATIENCE = 180_000;
/** Once it answers, a start goes on for a moment; after five seconds the search begins to read, which is no part of it. */
const SETTLED_AFTER_MS = 2_000;

/** The aims of the issue: milliseconds by database, and memory as a share of what it was. */
const AIMS = { embedded: 2_000, postgres: 1_000, memory: 2 / 3 };

interface Start {
  milliseconds: number;
  seconds: number;
  megabytes: number;
}

async function measured(
  entry: string,
  dataFolder: string,
  environment: Record<string, string>,
): Promise<Start> {
  const portal = await startPortalProcess({ port: PORT, entry, dataFolder, environment, patience: PATIENCE });
  const seconds = processorSecondsOf(portal.pid);
  await wait(SETTLED_AFTER_MS);
  const megabytes = residentOf(portal.pid);
  await portal.kill('SIGTERM');
  return { milliseconds: portal.startedIn, seconds, megabytes };
}

/** Starts of both in turn on one data folder, each first in every other round; the first of each does not count. */
async function startsInTurn(environment: Record<string, string>): Promise<{ ours: Start; theirs: Start }[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
  const ofBundle = () => measured(SERVER_ENTRY, dataFolder, environment);
  const ofSources = () => measured(SOURCES_ENTRY, dataFolder, environment);
  const all: { ours: Start; theirs: Start }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const isOursFirst = round % 2 === 0;
      const first = await (isOursFirst ? ofBundle() : ofSources());
      const second = await (isOursFirst ? ofSources() : ofBundle());
      if (round > 0)
        all.push(isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first });
    }
    return all;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function tell(database: string, all: readonly { ours: Start; theirs: Start }[], aim: number): void {
  const figure = (key: keyof Start, unit: string) => {
    const ours = median(all.map((round) => round.ours[key]));
    const theirs = median(all.map((round) => round.theirs[key]));
    const ratios = all.map((round) => round.ours[key] / round.theirs[key]);
    const spread = `rounds ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const text = `${ours} ${unit} of ${theirs} ${unit}: ${median(ratios).toFixed(2)} (${spread})`;
    return { ours, ratio: median(ratios), text };
  };
  const start = figure('milliseconds', 'ms');
  const memory = figure('megabytes', 'MB');
  report(`${database}: until the first healthy answer`, start.text, start.ours <= aim);
  report(`${database}: processor time until then`, figure('seconds', 's').text, null);
  report(`${database}: memory two seconds later`, memory.text, memory.ratio <= AIMS.memory);
}

console.log(`Bundle of TypeScript, medians of ${ROUNDS} rounds`);
tell('Embedded', await startsInTurn({ DATABASE_URL: '' }), AIMS.embedded);
const programs = findPostgres();
if (programs === null) console.log('No PostgreSQL 15 or later is installed: not measured on it.');
else {
  const postgres = await startPostgres(programs);
  try {
    const environment = { DATABASE_URL: postgres.environment.TEST_DATABASE_URL };
    tell('PostgreSQL', await startsInTurn(environment), AIMS.postgres);
  } finally {
    postgres.remove();
  }
}
