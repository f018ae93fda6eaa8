import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet } from '@hidamari/domain/log-print';
import { drawPdf } from './draw-pdf.ts';

/** What the thread that draws one file is started with. */
export interface PdfWorkerData {
  sheets: readonly Sheet[];
  createdAt: Date;
}

const { sheets, createdAt } = workerData as PdfWorkerData;
const bytes = await drawPdf(sheets, createdAt);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
