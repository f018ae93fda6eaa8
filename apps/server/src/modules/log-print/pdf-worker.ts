import { parentPort } from 'node:worker_threads';
import type { Sheet } from '@hidamari/domain/log-print';
import { drawPdf } from './draw-pdf.ts';

/** One file to draw. */
export interface PdfJob {
  sheets: readonly Sheet[];
  createdAt: Date;
}

/** Draws one file after the other, each as it is asked for. A fault ends the thread: its owner hears of it. */
parentPort?.on('message', async ({ sheets, createdAt }: PdfJob) => {
  const bytes = await drawPdf(sheets, createdAt);
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
