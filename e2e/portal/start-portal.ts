import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 3100;
const ROOT = new URL('../..', import.meta.url).pathname;

/** Password of every demo member in the browser tests. */
export const DEMO_PASSWORD = 'hidamari-e2e-2026';

async function answersHealthy(deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/health-check`).catch(() => null);
    if (answer?.ok && (await answer.text()) === 'Healthy') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The portal did not come up for the browser tests.');
}

async function stop(portal: ChildProcess): Promise<void> {
  if (portal.exitCode !== null) return;
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  portal.kill('SIGTERM');
  await ended;
}

/** Starts the built portal on an empty data folder with its demo members; the answer stops it again. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'hidamari-e2e-'));
  const portal = spawn(process.execPath, ['apps/server/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', process.env.E2E_SERVER_LOG ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: data, DEMO: '1', DEMO_PASSWORD },
  });
  await answersHealthy(Date.now() + 60_000);
  return async () => {
    await stop(portal);
    rmSync(data, { recursive: true, force: true });
  };
}
