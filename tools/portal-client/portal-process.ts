import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_ENTRY } from '../bootstrap/server-entry.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How often a starting portal is asked whether it is healthy, in milliseconds. */
const ASK_EVERY = 25;

/** The portal as a process of its own on a data folder: for browser tests, the bench and scripts that kill it. */
export interface PortalProcess {
  port: number;
  pid: number;
  /** Milliseconds from start to the first healthy answer. */
  startedIn: number;
  /** Sends a signal and resolves once the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface PortalOptions {
  port: number;
  /** What is run, seen from the repository's top folder; the built server without it. */
  entry?: string;
  /** Kept between two starts when the same one is given again. */
  dataFolder: string;
  environment?: Record<string, string>;
  /** Milliseconds until the start counts as failed. */
  patience?: number;
  /** Shows what the portal prints; its complaints are shown in any case. */
  isLoud?: boolean;
  /** Told what the portal prints, its log too. */
  onOutput?: (text: string) => void;
  /** Folder of another checkout, built: its portal is started in place of this one's. */
  root?: string;
}

/** Starts the built portal and waits until it is healthy; throws when it is not within `patience`. */
export async function startPortalProcess(options: PortalOptions): Promise<PortalProcess> {
  if (await isHealthy(options.port)) throw new Error(`Port ${options.port} is in use by another portal.`);
  const begun = performance.now();
  const child = spawn(process.execPath, [options.entry ?? SERVER_ENTRY], {
    cwd: options.root ?? ROOT,
    stdio: ['ignore', options.onOutput ? 'pipe' : options.isLoud ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      DEMO: '1',
      ...options.environment,
    },
  });
  child.stdout?.on('data', (piece: Buffer) => options.onOutput?.(piece.toString('utf8')));
  // A script that fails half-way leaves no portal behind.
  const killLeftOver = () => child.kill('SIGKILL');
  process.once('exit', killLeftOver);
  child.once('exit', () => process.off('exit', killLeftOver));
  await untilHealthy(child, options.port, begun + (options.patience ?? 60_000));
  return {
    port: options.port,
    pid: child.pid ?? 0,
    startedIn: Math.round(performance.now() - begun),
    kill: (signal) => killAndWait(child, signal),
  };
}

async function isHealthy(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/health-check`).catch(() => null);
  return answer?.ok === true && (await answer.text()) === 'Healthy';
}

async function untilHealthy(child: ChildProcess, port: number, deadline: number): Promise<void> {
  while (performance.now() < deadline && child.exitCode === null) {
    if (await isHealthy(port)) return;
    await wait(ASK_EVERY);
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
