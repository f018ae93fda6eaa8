// What a flood of one line costs members: `node tools/on-built-portal.mjs bench/floods.ts` (bench/README.md).
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { report } from './report.ts';

const PORT = 3946;
const DEMO_PASSWORD = 'bench-of-the-portal';
const GENERATOR = fileURLToPath(new URL('flood-generator.ts', import.meta.url));
const FLOOD_SECONDS = 25;
/** Calls of the member in each state, one after the other with a pause, as a page makes them. */
const CALLS = 100;
const PAUSE_MS = 100;
const AIM = 3;

/** What is drawn anew for every number in place of N, what is led elsewhere, and what costs next to nothing each time. */
const FLOODS = {
  'words of a filter': '/articles?keyword=N',
  'pages of a list': '/articles?page=N',
  'one kept page': '/articles',
  'logins that nothing began': '/idp/auth?client_id=N',
} as const;
const MEMBER_CALLS = ['/api/users/me', '/api/treatment-logs'] as const;

const percentile = (waits: readonly number[], share: number) =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length * share)] ?? Number.NaN;

async function measure(member: PortalClient, path: string): Promise<number> {
  const waits: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const begun = performance.now();
    await member.json('GET', path);
    waits.push(performance.now() - begun);
    await wait(PAUSE_MS);
  }
  return percentile(waits, 0.95);
}

function flood(path: string): Promise<{ answered: number; turnedAway: number }> {
  const args = [GENERATOR, `http://localhost:${PORT}${path}`, String(FLOOD_SECONDS)];
  return promisify(execFile)(process.execPath, args).then(({ stdout }) => JSON.parse(stdout));
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
try {
  const environment = { DEMO_PASSWORD, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const portal = await startPortalProcess({ port: PORT, dataFolder, environment, patience: 180_000 });
  const member = new PortalClient({ port: PORT, address: '10.0.0.1' });
  await member.logIn('general@demo.example', DEMO_PASSWORD);
  for (const path of MEMBER_CALLS) await member.json('GET', path);
  for (const [what, address] of Object.entries(FLOODS))
    for (const path of MEMBER_CALLS) {
      const calm = await measure(member, path);
      const flooding = flood(address);
      // The flood's process starts, and uses up at once what it may.
      await wait(2_000);
      const under = await measure(member, path);
      const { answered, turnedAway } = await flooding;
      const ratio = under / calm;
      const figures = `p95 ${calm.toFixed(0)} ms calm, ${under.toFixed(0)} ms under it: ${ratio.toFixed(1)} times`;
      report(`${path}, flood of ${what}`, figures, ratio <= AIM);
      console.log(`  of the flood ${answered} were answered and ${turnedAway} turned away or led elsewhere`);
    }
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
