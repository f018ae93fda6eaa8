// 500 open chats, a message in each every ten seconds (bench/README.md): `node tools/with-postgres.mjs bench/chats.ts`.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';
import { type Chat, openChats } from './open-chats.ts';
import { residentOf } from './process-figures.ts';

const PORT = 3947;
const CHATS = 500;
const EVERY_MS = 10_000;
const MINUTES = Number(process.argv[2] ?? 5);
const AIM_P95 = 300;

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

/** Each chat in its turn, members and supporters alternately, spread evenly over the ten seconds. */
async function talk(chats: readonly Chat[], until: number): Promise<{ waits: number[]; lost: number }> {
  const waits: number[] = [];
  let lost = 0;
  const pending: Promise<void>[] = [];
  for (let turn = 0; performance.now() < until; turn += 1) {
    const chat = chats[turn % chats.length];
    if (!chat) break;
    const side = Math.floor(turn / chats.length) % 2 === 0 ? chat.askMember : chat.answer;
    pending.push(
      side(`${turn} ${randomUUID()}`).then(
        (milliseconds) => void waits.push(milliseconds),
        (error) => {
          lost += 1;
          console.log(
            `Lost after ${Math.round(performance.now() / 1_000)} s: ${String(error).slice(0, 160)}`,
          );
        },
      ),
    );
    await wait(EVERY_MS / chats.length);
  }
  await Promise.all(pending);
  return { waits, lost };
}

const url = process.env.TEST_DATABASE_URL;
if (!url) throw new Error('Run it as `node tools/with-postgres.mjs bench/chats.ts`.');
const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
const pool = new pg.Pool({ connectionString: url });
try {
  const environment = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const portal = await startPortalProcess({ port: PORT, dataFolder, environment, patience: 180_000 });
  const begun = performance.now();
  const chats = await openChats({
    port: PORT,
    pool,
    count: CHATS,
    newClient: (address) => new PortalClient({ port: PORT, address }),
  });
  console.log(`${CHATS} chats open after ${Math.round((performance.now() - begun) / 1_000)} s`);
  await talk(chats, performance.now() + 20_000);
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(residentOf(portal.pid)), 5_000);
  const { waits, lost } = await talk(chats, performance.now() + MINUTES * 60_000);
  clearInterval(watch);
  const sorted = waits.toSorted((a, b) => a - b);
  const third = Math.floor(memory.length / 3);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const growth = mean(memory.slice(-third)) / mean(memory.slice(0, third));
  const p95 = at(sorted, 0.95);
  console.log(
    `${`Chats, ${CHATS} open, from send to the other side`.padEnd(48)} p50 ${at(sorted, 0.5)} ms, p95 ${p95} ms (ratio to the aim ${(p95 / AIM_P95).toFixed(2)}), p99 ${at(sorted, 0.99)} ms, ${waits.length} messages, ${lost} lost  ${p95 < AIM_P95 && lost === 0 ? 'reached' : 'MISSED'}`,
  );
  console.log(
    `${'Memory of the server'.padEnd(48)} first third ${Math.round(mean(memory.slice(0, third)))} MB, last third ${Math.round(mean(memory.slice(-third)))} MB, ratio ${growth.toFixed(2)}  ${growth < 1.1 ? 'reached' : 'MISSED'}`,
  );
  for (const chat of chats) chat.close();
  await portal.kill('SIGTERM');
} finally {
  await pool.end();
  rmSync(dataFolder, { recursive: true, force: true });
}
