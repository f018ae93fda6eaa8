// Fault F1: kill -9 under write load loses no acknowledged treatment log.
//   node tools/faults/kill-while-writing.ts [--rounds 10] [--writers 50] [--port 3300]
// Prints a line per round and ends with 1 when anything that was acknowledged is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PortalClient } from '../portal-client/portal-client.ts';
import { startPortalProcess } from './portal-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    writers: { type: 'string', default: '50' },
    port: { type: 'string', default: '3300' },
  },
});
const rounds = Number(values.rounds);
const writers = Number(values.writers);
const port = Number(values.port);
const PASSWORD = 'kill-while-writing';
const environment = { DEMO_PASSWORD: PASSWORD, RATE_LIMITS: 'off' };

const acknowledged = new Set<string>();

async function writeUntilKilled(client: PortalClient, isOver: () => boolean): Promise<void> {
  let count = 0;
  while (!isOver()) {
    try {
      const log = await client.json<{ id: string }>('POST', '/api/treatment-logs', {
        log_date: '2026-11-01',
        is_other_log: true,
        other: { text: `書き込み ${count}` },
      });
      acknowledged.add(log.id);
      count += 1;
    } catch {
      // Refused or cut off: it was not acknowledged, so nothing is promised.
      await wait(5);
    }
  }
}

async function countLost(client: PortalClient): Promise<number> {
  const ids = [...acknowledged];
  let lost = 0;
  for (let start = 0; start < ids.length; start += 50) {
    const answer = await client.call(
      'GET',
      `/api/treatment-logs/bulk-get/?ids=${ids.slice(start, start + 50).join(',')}`,
    );
    if (!answer.ok) lost += 1;
  }
  return lost;
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-kill-'));
let failures = 0;
try {
  for (let round = 1; round <= rounds; round += 1) {
    const portal = await startPortalProcess({ port, dataFolder, environment });
    const client = new PortalClient({ port });
    await client.logIn('general@demo.example', PASSWORD);
    const lost = await countLost(client);
    const before = acknowledged.size;
    let isOver = false;
    const work = Array.from({ length: writers }, () => writeUntilKilled(client, () => isOver));
    await wait(800 + Math.random() * 1_200);
    await portal.kill('SIGKILL');
    isOver = true;
    await Promise.all(work);
    failures += lost;
    console.log(
      `round ${round}: up in ${portal.startedIn} ms, ${acknowledged.size - before} acknowledged, lost so far: ${lost}`,
    );
  }
  const portal = await startPortalProcess({ port, dataFolder, environment });
  const client = new PortalClient({ port });
  await client.logIn('general@demo.example', PASSWORD);
  failures += await countLost(client);
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(
  `${rounds} kills, ${acknowledged.size} acknowledged logs, ${failures === 0 ? 'none lost' : `${failures} groups with a loss`}`,
);
process.exitCode = failures === 0 ? 0 : 1;
