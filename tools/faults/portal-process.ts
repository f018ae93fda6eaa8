import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The portal as a process of its own on a data folder, for scripts that kill it. */
export interface PortalProcess {
  port: number;
  /** Milliseconds from start to the first healthy answer. */
  startedIn: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the portal and waits until it is healthy; throws when it is not within `patience` milliseconds. */
export async function startPortalProcess(options: {
  port: number;
  dataFolder: string;
  environment?: Record<string, string>;
  patience?: number;
}): Promise<PortalProcess> {
  const begun = Date.now();
  const child = spawn(process.execPath, ['apps/server/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      DEMO: '1',
      ...options.environment,
    },
  });
  await untilHealthy(child, options.port, begun + (options.patience ?? 60_000));
  return {
    port: options.port,
    startedIn: Date.now() - begun,
    kill: (signal) => killAndWait(child, signal),
  };
}

async function untilHealthy(child: ChildProcess, port: number, deadline: number): Promise<void> {
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health-check`).catch(() => null);
    if (answer?.ok) return;
    await wait(25);
  }
  child.kill('SIGKILL');
  throw new Error(`The portal did not become healthy (exit code ${child.exitCode}).`);
}

async function killAndWait(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
