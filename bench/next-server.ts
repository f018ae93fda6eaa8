import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PageNode } from './page-elements.ts';

const APP = fileURLToPath(new URL('next', import.meta.url));
const NEXT = 'node_modules/next/dist/bin/next';
const PATIENCE_SECONDS = 30;

/** The page that Next draws: what stands before its main part, in it, and after it. */
export interface NextPage {
  title: string;
  before: PageNode[];
  main: PageNode[];
  after: PageNode[];
}

/**
 * Installs, builds and starts the Next.js app of `bench/next` in a copy of its own, so that the portal's install knows
 * nothing of it. `stop` ends the server and takes the copy away.
 */
export async function startNext(options: { port: number; page: NextPage }): Promise<{ stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-next-'));
  let server: ChildProcess | null = null;
  const stop = () => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  try {
    cpSync(APP, folder, { recursive: true });
    writeFileSync(join(folder, 'page.json'), JSON.stringify(options.page));
    const isWindows = process.platform === 'win32';
    const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    await finished(inFolder(folder, isWindows ? 'npm.cmd' : 'npm', install, { shell: isWindows }));
    await finished(inFolder(folder, process.execPath, [NEXT, 'build']));
    server = inFolder(folder, process.execPath, [NEXT, 'start', '--port', String(options.port)]);
    await untilAnswered(`http://localhost:${options.port}/articles`);
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}

function inFolder(
  folder: string,
  program: string,
  args: readonly string[],
  options: { shell?: boolean } = {},
): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  return spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env, ...options });
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.`)),
    );
  });
}

async function untilAnswered(address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_SECONDS * 1_000;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await wait(100);
  }
  throw new Error('The Next.js app did not answer.');
}
