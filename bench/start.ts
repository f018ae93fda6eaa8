// What a start takes from the bundle and from TypeScript, on both databases (bench/README.md):
// `node tools/on-built-portal.mjs bench/start.ts [folder of a built checkout from before]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../tools/bootstrap/postgres.mjs';
import { ROOT } from '../tools/bootstrap/root.mjs';
import { SERVER_ENTRY } from '../tools/bootstrap/server-entry.mjs';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { processorSecondsOf, residentOf } from './process-figures.ts';
import { report } from './report.ts';
import { median } from './rounds.ts';

const PORT = 3949;
const ROUNDS = 5;
/** TypeScript of this checkout, or of one from before that has no bundle. */
const [, , EARLIER = ROOT] = process.argv;
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

interface Side {
  root: string;
  entry: string;
}
const BUNDLE: Side = { root: ROOT, entry: SERVER_ENTRY };
const SOURCES: Side = { root: EARLIER, entry: 'apps/server/src/server.ts' };

/** Starts one side again and again on a database of its own: an earlier checkout may have other tables. */
async function startsOf(side: Side, database: Database) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
  const { url, remove } = await database();
  return {
    async start(): Promise<Start> {
      const portal = await startPortalProcess({
        ...side,
        port: PORT,
        dataFolder,
        environment: { DATABASE_URL: url },
        patience: PATIENCE,
      });
      const seconds = processorSecondsOf(portal.pid);
      await wait(SETTLED_AFTER_MS);
      const megabytes = residentOf(portal.pid);
      await portal.kill('SIGTERM');
      return { milliseconds: portal.startedIn, seconds, megabytes };
    },
    end() {
      remove();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Brings a database; an empty address is the embedded one, in the data folder. */
type Database = () => Promise<{ url: string; remove: () => void }>;
interface Round {
  ours: Start;
  theirs: Start;
}

/** Starts of both in turn, each first in every other round; the first of each does not count. */
async function startsInTurn(database: Database): Promise<Round[]> {
  const bundle = await startsOf(BUNDLE, database);
  const sources = await startsOf(SOURCES, database);
  const all: Round[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const isOursFirst = round % 2 === 0;
      const first = await (isOursFirst ? bundle : sources).start();
      const second = await (isOursFirst ? sources : bundle).start();
      if (round > 0)
        all.push(isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first });
    }
    return all;
  } finally {
    bundle.end();
    sources.end();
  }
}

function tell(database: string, all: readonly Round[], aim: number): void {
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

console.log(
  `Bundle against TypeScript${EARLIER === ROOT ? '' : ' from before'}, medians of ${ROUNDS} rounds`,
);
tell('Embedded', await startsInTurn(async () => ({ url: '', remove: () => undefined })), AIMS.embedded);
const programs = findPostgres();
if (programs === null) console.log('No PostgreSQL 15 or later is installed: not measured on it.');
else {
  const database: Database = async () => {
    const { environment, remove } = await startPostgres(programs);
    return { url: environment.TEST_DATABASE_URL, remove };
  };
  tell('PostgreSQL', await startsInTurn(database), AIMS.postgres);
}
