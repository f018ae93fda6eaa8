import { Worker } from 'node:worker_threads';
import { AppError } from '@hidamari/domain/errors';
import type { PdfJob } from './pdf-worker.ts';

/** Megabytes that a thread may hold. */
const MOST_MEMORY = 512;

/** A thread that draws files, one at a time. */
export interface PdfThread {
  /** Throws `unavailable` when it takes longer than so many milliseconds; the thread is gone then. */
  draw(job: PdfJob, giveUpAfter: number): Promise<Uint8Array>;
  /** False once a fault or a long drawing has ended it. */
  isSound(): boolean;
  end(): Promise<void>;
}

export function startPdfThread(): PdfThread {
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
