import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { withinTime } from '../within-time.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';

export interface EmbeddedDatabaseOptions {
  /** Folder of the database, already locked by the caller; null keeps it in memory (tests). */
  folder: string | null;
  /** Folder for the socket. */
  socketFolder: string;
  /** A dump to start from (tests). */
  snapshot?: string;
  /** Told when the engine ended on its own; it is then started again. */
  onCrash?: (error: Error) => void;
}

export interface EmbeddedDatabase {
  /** A socket whose `connect` leads to the database, whatever address the driver names. */
  socket(): Socket;
  /** Ends the engine at once, as kill -9 would, and starts it again from its folder. */
  restart(): Promise<void>;
  /** Ends the engine after the statement that is running, or at once when that does not end. */
  stop(): Promise<void>;
}

/** Waits before a crashed engine is started again. */
const RESTART_AFTER = 500;
/** How long an engine may take to finish its statement when it is stopped, in milliseconds. */
const STOP_WITHIN = 5_000;

/** Starts PostgreSQL in a worker thread of this process (no program to install, the event loop stays free). */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  if (options.folder !== null) mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const place = socketPlace(options.socketFolder);
  const data: EmbeddedWorkerData = {
    folder: options.folder,
    snapshot: options.snapshot ?? null,
    socketPath: place.path,
  };
  let isStopping = false;
  let worker = await startWorker(data);
  const watch = (started: Worker) => {
    let failure = new Error('the embedded database ended');
    started.on('error', (error) => {
      failure = error;
    });
    started.once('exit', async () => {
      if (isStopping) return;
      options.onCrash?.(failure);
      // In-memory data is gone with its thread; a folder is opened again.
      if (options.folder !== null) await restart();
    });
  };
  const restart = async () => {
    while (!isStopping) {
      await wait(RESTART_AFTER);
      try {
        worker = await startWorker(data);
        if (isStopping) await stopWorker(worker);
        else watch(worker);
        return;
      } catch (error) {
        options.onCrash?.(error as Error);
      }
    }
  };
  watch(worker);
  return {
    socket: () => socketTo(place.path),
    restart: async () => {
      await worker.terminate();
    },
    stop: async () => {
      isStopping = true;
      await stopWorker(worker);
      place.remove();
    },
  };
}

async function startWorker(data: EmbeddedWorkerData): Promise<Worker> {
  // We hold the folder's lock, so a socket file that is still there belongs to a process that was killed.
  rmSync(data.socketPath, { force: true });
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: data });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the embedded database did not start')));
  });
  worker.removeAllListeners();
  return worker;
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const stopped = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => resolve());
    worker.postMessage('stop');
  });
  await withinTime(stopped, STOP_WITHIN).catch(() => undefined);
  await worker.terminate();
}

/** Unix socket addresses end at 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 100;

function socketPlace(folder: string): { path: string; remove(): void } {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\hidamari-${randomBytes(16).toString('hex')}`, remove: () => undefined };
  }
  const path = join(folder, 'db.sock');
  if (Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { path, remove: () => rmSync(path, { force: true }) };
  }
  const shorter = mkdtempSync(join(tmpdir(), 'hidamari-'));
  return { path: join(shorter, 'db.sock'), remove: () => rmSync(shorter, { recursive: true, force: true }) };
}

function socketTo(path: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = (() => connect(path)) as Socket['connect'];
  return socket;
}
