import { Worker } from 'node:worker_threads';
import { AppError } from '@hidamari/domain/errors';
import type { Sheet } from '@hidamari/domain/log-print';
import type { PdfWorkerData } from './pdf-worker.ts';

/** Files that are drawn at once: each holds a core and some 200 MB for a second or two. */
const AT_ONCE = 2;
/** Who comes when so many wait is told to come back rather than left waiting. */
const MOST_WAITING = 10;
/** Milliseconds after which a drawing is given up; a year of records takes a tenth of it. */
const GIVE_UP_AFTER = 25_000;
/** Megabytes that one drawing may hold. */
const MOST_MEMORY = 512;

/** Draws PDFs in threads of their own: the server answers everybody else meanwhile. */
export interface PdfMaker {
  /** Throws `unavailable` when too many wait or a drawing takes too long. */
  make(sheets: readonly Sheet[], createdAt: Date): Promise<Uint8Array>;
}

export function createPdfMaker({ giveUpAfter = GIVE_UP_AFTER, mostWaiting = MOST_WAITING } = {}): PdfMaker {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeTurn = async () => {
    if (running >= AT_ONCE) {
      if (waiting.length >= mostWaiting) throw new AppError('unavailable');
      // The one before hands its place over: nobody slips in between.
      return new Promise<void>((go) => waiting.push(go));
    }
    running += 1;
  };
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async make(sheets, createdAt) {
      await takeTurn();
      try {
        return await drawInThread({ sheets, createdAt }, giveUpAfter);
      } finally {
        endTurn();
      }
    },
  };
}

async function drawInThread(workerData: PdfWorkerData, giveUpAfter: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new AppError('unavailable')), giveUpAfter);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new AppError('unavailable')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
