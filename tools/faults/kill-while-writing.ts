// Fault F1: kill -9 under write load loses no acknowledged treatment log.
//   node tools/faults/kill-while-writing.ts [--rounds 10] [--writers 50] [--members 12] [--port 3300]
// Prints a line per round and ends with 1 when anything that was acknowledged is gone, or a restart took too long.
// The writers share some members, because one member's writes are limited (rate-limit-rules: writes-by-member); the
// members sign up once, so that every later round also shows that sessions outlive a kill.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PortalClient } from '../portal-client/portal-client.ts';
import { startPortalProcess } from '../portal-client/portal-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    writers: { type: 'string', default: '50' },
    members: { type: 'string', default: '12' },
    port: { type: 'string', default: '3300' },
  },
});
const rounds = Number(values.rounds);
const writers = Number(values.writers);
const port = Number(values.port);

const PASSWORD = 'kill-while-writing';
/** F1: up again within ten seconds. */
const LONGEST_START_MS = 10_000;
/** A kill comes after so many milliseconds of writing, and up to as many more: at any point of a write. */
const LEAST_WRITING_MS = 800;
const LONGEST_TAIL_MS = 1_200;
/** How many ids one bulk call may ask for. */
const IDS_PER_CALL = 50;

interface Writer {
  client: PortalClient;
  /** Ids of the logs that were acknowledged to this member. */
  acknowledged: Set<string>;
  /** Refusals by status; 0 stands for a connection that was cut. */
  refusals: Map<number, number>;
}

async function signUpMembers(): Promise<Writer[]> {
  const members: Writer[] = [];
  for (let number = 0; number < Number(values.members); number += 1) {
    const client = new PortalClient({ port });
    const own = String(number).padStart(4, '0');
    await client.signUp({ phone: `0905555${own}`, email: `writer-${own}@demo.example`, password: PASSWORD });
    members.push({ client, acknowledged: new Set(), refusals: new Map() });
  }
  return members;
}

async function writeUntil({ client, acknowledged, refusals }: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let status = 0;
    try {
      const answer = await client.call('POST', '/api/treatment-logs', {
        log_date: '2026-11-01',
        is_other_log: true,
        other: { text: `書き込み ${acknowledged.size}` },
      });
      status = answer.status;
      const { id } = (await answer.json()) as { id?: string };
      // Only a whole answer is a promise.
      if (status === 201 && id) {
        acknowledged.add(id);
        continue;
      }
    } catch {
      // Cut off: it was not acknowledged, so nothing is promised.
    }
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    await wait(20);
  }
}

/** How many of a member's acknowledged logs cannot be read back. One that is gone makes its whole call a 404. */
async function countLost({ client, acknowledged }: Writer): Promise<number> {
  const ids = [...acknowledged];
  let lost = 0;
  for (let first = 0; first < ids.length; first += IDS_PER_CALL) {
    const asked = ids.slice(first, first + IDS_PER_CALL);
    const { status } = await client.call('GET', `/api/treatment-logs/bulk-get/?ids=${asked.join(',')}`);
    if (status === 200) continue;
    const answers = await Promise.all(asked.map((id) => client.call('GET', `/api/treatment-logs/${id}`)));
    lost += answers.filter((answer) => answer.status !== 200).length;
  }
  return lost;
}

async function countAllLost(members: readonly Writer[]): Promise<number> {
  let lost = 0;
  for (const member of members) lost += await countLost(member);
  return lost;
}

const total = (members: readonly Writer[]) =>
  members.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

function refusalsOf(members: readonly Writer[]): string {
  const sums = new Map<number, number>();
  for (const { refusals } of members) {
    for (const [status, count] of refusals) sums.set(status, (sums.get(status) ?? 0) + count);
    refusals.clear();
  }
  return (
    [...sums].map(([status, count]) => `${status === 0 ? 'cut' : status}: ${count}`).join(', ') || 'none'
  );
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-kill-'));
const start = () => startPortalProcess({ port, dataFolder, environment: { DEMO_PASSWORD: PASSWORD } });
let lost = 0;
let slowest = 0;
let members: Writer[] = [];
try {
  let portal = await start();
  members = await signUpMembers();
  for (let round = 1; round <= rounds; round += 1) {
    const before = total(members);
    let isOver = false;
    const work = Array.from({ length: writers }, (_, at) => members[at % members.length])
      .filter((member) => member !== undefined)
      .map((member) => writeUntil(member, () => isOver));
    await wait(LEAST_WRITING_MS + Math.random() * LONGEST_TAIL_MS);
    await portal.kill('SIGKILL');
    isOver = true;
    await Promise.all(work);
    const refusals = refusalsOf(members);
    portal = await start();
    slowest = Math.max(slowest, portal.startedIn);
    lost = await countAllLost(members);
    console.log(
      `round ${round}: ${total(members) - before} acknowledged (refused: ${refusals}), up again in ${portal.startedIn} ms, lost of ${total(members)}: ${lost}`,
    );
  }
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
const isFine = lost === 0 && slowest <= LONGEST_START_MS && total(members) > 0;
console.log(
  `${rounds} kills under ${writers} writers: ${total(members)} acknowledged logs, ${lost} lost, slowest restart ${slowest} ms.`,
);
process.exitCode = isFine ? 0 : 1;
