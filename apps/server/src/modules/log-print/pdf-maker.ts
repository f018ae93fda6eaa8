import { Worker } from 'node:worker_threads';
import { AppError } from '@hidamari/domain/errors';
import type { Sheet } from '@hidamari/domain/log-print';
import pLimit from 'p-limit';
import type { PdfJob } from './pdf-worker.ts';

/** Files that are drawn at once: each takes a core for a while. */
const AT_ONCE = 2;
/** Who comes when so many wait is told to come back rather than left waiting. */
const MOST_WAITING = 10;
/** Milliseconds after which a drawing is given up; a year of records takes a small part of it. */
const GIVE_UP_AFTER = 25_000;
/** Milliseconds a thread waits for more work: starting one takes longer than drawing. */
const REST = 60_000;

/** Draws PDFs in threads of their own: the server answers everybody else meanwhile. */
export interface PdfMaker {
  /** Throws `unavailable` when too many wait or a drawing takes too long. */
  make(sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array>;
}

export function createPdfMaker({ giveUpAfter = GIVE_UP_AFTER, mostWaiting = MOST_WAITING } = {}): PdfMaker {
  const inTurn = pLimit(AT_ONCE);
  const resting: { thread: PdfThread; timer: NodeJS.Timeout }[] = [];
  const takeThread = (): PdfThread => {
    for (let rested = resting.pop(); rested; rested = resting.pop()) {
      clearTimeout(rested.timer);
      if (rested.thread.isSound()) return rested.thread;
    }
    return startPdfThread();
  };
  const rest = (thread: PdfThread) => {
    if (!thread.isSound()) return;
    const timer = setTimeout(() => {
      resting.splice(0, resting.length, ...resting.filter((other) => other.thread !== thread));
      void thread.end();
    }, REST);
    timer.unref();
    resting.push({ thread, timer });
  };
  return {
    async make(sheets, createdAt) {
      if (inTurn.activeCount >= AT_ONCE && inTurn.pendingCount >= mostWaiting)
        throw new AppError('unavailable');
      return inTurn(async () => {
        const thread = takeThread();
        try {
          return await thread.draw({ sheets, createdAt }, giveUpAfter);
        } finally {
          rest(thread);
        }
      });
    },
  };
}

/** Megabytes that a thread may hold. */
const MOST_MEMORY = 512;

/** A thread that draws files, one at a time. */
interface PdfThread {
  /** Throws `unavailable` when it takes longer than so many milliseconds; the thread is gone then. */
  draw(job: PdfJob, giveUpAfter: number): Promise<Uint8Array>;
  /** False once a fault or a long drawing has ended it. */
  isSound(): boolean;
  end(): Promise<void>;
}

function startPdfThread(): PdfThread {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // A thread that waits keeps no server from ending.
  worker.unref();
  let isSound = true;
  worker.once('exit', () => {
    isSound = false;
  });
  const end = async () => {
    isSound = false;
    await worker.terminate();
  };
  return {
    isSound: () => isSound,
    end,
    draw: (job, giveUpAfter) =>
      new Promise((resolve, reject) => {
        const stop = (error: unknown) => {
          settle();
          void end();
          reject(error);
        };
        const onExit = () => stop(new AppError('unavailable'));
        const onMessage = (file: Uint8Array) => {
          settle();
          resolve(file);
        };
        const timer = setTimeout(onExit, giveUpAfter);
        const settle = () => {
          clearTimeout(timer);
          worker.off('message', onMessage).off('error', stop).off('exit', onExit);
        };
        worker.once('message', onMessage).once('error', stop).once('exit', onExit);
        worker.postMessage(job);
      }),
  };
}
