// `npm run bench`: what the portal costs, as ratios and sizes of one run (bench/README.md says how to read them).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLoadBytes } from '../tools/portal-client/first-load.ts';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { requestsPerSecond } from './load.ts';
import { startRawServer } from './raw-server.ts';
import { report } from './report.ts';
import { inTurn, median } from './rounds.ts';

const PORT = 3940;
const RAW_PORT = 3941;
/** Many short rounds, since a shared machine changes its pace from one second to the next. */
const ROUNDS = 15;
const ROUND_SECONDS = 1;
const RENDER_SECONDS = 3;
const COLD_STARTS = 7;
const DEMO_PASSWORD = 'bench-of-the-portal';
const PORTAL = `http://localhost:${PORT}`;
/** The page of the first rows: a list with drawn covers, the heaviest of the ordinary public pages. */
const PAGE = '/articles';
const MEMBER_PAGE = '/treatment-logs';

/** A miss is printed, never hidden. */
const AIMS = { cached: 1, publicKilobytes: 20, memberKilobytes: 150, coldStartMs: 2_000 };

/** Median of the ratios of rounds in turn, each server first in every other one. */
async function cachedAgainstRaw(): Promise<void> {
  const raw = await startRawServer({ port: RAW_PORT, copyOf: `${PORTAL}${PAGE}` });
  const rateOf = (address: string) => requestsPerSecond({ address, seconds: ROUND_SECONDS });
  const ofPortal = () => rateOf(`${PORTAL}${PAGE}`);
  const ofRaw = () => rateOf(`http://localhost:${RAW_PORT}/`);
  try {
    const { ratio, spread } = await inTurn(ROUNDS, { ours: ofPortal, theirs: ofRaw });
    report(
      `${PAGE} from the page cache against raw node:http`,
      `${ratio.toFixed(2)} (rounds ${spread})`,
      ratio >= AIMS.cached,
    );
  } finally {
    raw.stop();
  }
}

async function rendered(): Promise<void> {
  const rate = await requestsPerSecond({
    address: `${PORTAL}${PAGE}`,
    seconds: RENDER_SECONDS,
    isFresh: true,
  });
  report(`${PAGE} rendered anew for each request`, `${Math.round(rate)} requests/s`, null);
}

async function sizes(): Promise<void> {
  const visitor = await (await fetch(`${PORTAL}${PAGE}`)).text();
  const publicSize = (await firstLoadBytes(PORTAL, visitor)) / 1_000;
  report(
    `First-load JavaScript of ${PAGE}, gzip`,
    `${publicSize.toFixed(1)} KB`,
    publicSize <= AIMS.publicKilobytes,
  );
  const client = new PortalClient({ port: PORT });
  await client.logIn('general@demo.example', DEMO_PASSWORD);
  const { response } = await client.page(MEMBER_PAGE);
  const memberSize = (await firstLoadBytes(PORTAL, await response.text())) / 1_000;
  report(
    `First-load JavaScript of ${MEMBER_PAGE}, gzip`,
    `${memberSize.toFixed(1)} KB`,
    memberSize <= AIMS.memberKilobytes,
  );
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
/** The load comes from many visitors behind this machine: taken for one address, it would be slowed down as a flood. */
const environment = { DEMO_PASSWORD, TRUSTED_PROXIES: '127.0.0.1,::1' };
const start = () => startPortalProcess({ port: PORT, dataFolder, environment });

/** Starts and stops: the first start makes the database, the later ones are what an operator waits for. */
async function coldStart(): Promise<void> {
  await (await start()).kill('SIGTERM');
  const waits: number[] = [];
  for (let round = 0; round < COLD_STARTS; round += 1) {
    const begun = performance.now();
    const portal = await start();
    await (await fetch(`${PORTAL}${PAGE}`)).arrayBuffer();
    waits.push(performance.now() - begun);
    await portal.kill('SIGTERM');
  }
  const wait = Math.round(median(waits));
  const spread = `${Math.round(Math.min(...waits))} to ${Math.round(Math.max(...waits))}`;
  report(
    'Cold start to the first page, existing data folder',
    `${wait} ms (${spread})`,
    wait < AIMS.coldStartMs,
  );
}

try {
  await coldStart();
  const portal = await start();
  await cachedAgainstRaw();
  await rendered();
  await sizes();
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
// A million logs take minutes and a PostgreSQL of their own; where none is installed, that is said.
spawnSync(process.execPath, ['tools/with-postgres.mjs', 'bench/treatment-logs.ts'], { stdio: 'inherit' });
