import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { withinTime } from '../../within-time.ts';
import { MAX_PIXELS } from './upload-kinds.ts';

/** A picture as its points: red, green and blue, a byte each, line after line. */
export interface DecodedPicture {
  points: Uint8Array;
  width: number;
  height: number;
}

/** What the thread is started with. */
export interface HeicWorkerData {
  file: Uint8Array;
  maxPixels: number;
  /** How far the decoder's memory may grow, in bytes. */
  maxBytes: number;
}

/** Seconds after which a picture that is still being decoded is given up: many times what the largest takes. */
const DECODE_SECONDS = 30;

/** A picture of 48 million points takes 400 MB of it; a file that asks for more is none that a telephone wrote. */
const MAX_DECODER_BYTES = 640 * 1024 * 1024;

/** Each has a memory of its own: one at a time keeps what the process takes flat. */
const inTurn = pLimit(1);

/**
 * The points of a HEIC picture, turned the right way; null when it cannot be read, is larger than `MAX_PIXELS`, or takes
 * more memory or time than a picture takes (F10). Decoded in a thread of its own, since the decoder does not pause, and
 * since a decoder that has met a broken file is trusted with no other. Nothing but points comes back: no place, no
 * camera (F11).
 */
export function decodeHeic(file: Buffer, seconds: number = DECODE_SECONDS): Promise<DecodedPicture | null> {
  return inTurn(() => decodeInThread(file, seconds));
}

async function decodeInThread(file: Buffer, seconds: number): Promise<DecodedPicture | null> {
  const workerData: HeicWorkerData = { file, maxPixels: MAX_PIXELS, maxBytes: MAX_DECODER_BYTES };
  // What the decoder prints of a broken file may hold pieces of it: it goes nowhere.
  const options = { workerData, stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 128 } };
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), options);
  const answered = new Promise<DecodedPicture | null>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  });
  const picture = await withinTime(answered, seconds * 1_000).catch(() => null);
  await worker.terminate();
  return picture;
}
