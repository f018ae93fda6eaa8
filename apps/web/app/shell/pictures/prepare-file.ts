import {
  LOG_FILE_HEAD_BYTES,
  LOG_LIMITS,
  type LogFileType,
  logFileTypeOf,
} from '@hidamari/domain/treatment-logs';
import { drawPicture } from '../forms/draw-picture.ts';
import { FileRefusal } from './file-refusal.ts';
import { carriesMetadata } from './picture-metadata.ts';

/** As long a side as is kept: enough to read the small print of a photographed result. */
const LONGEST_SIDE = 3_000;

/** A photograph larger than this is none that a telephone took; nothing tries to draw it. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * A chosen file as it is sent: its type told by its bytes, a photograph without the place where it was taken and no
 * larger than what is kept. HEIC that this browser cannot read goes as it is, and the server takes the place out.
 * Rejects with `FileRefusal` for what is neither a picture nor a paper; nothing of it is sent then.
 */
export async function prepareFile(file: File): Promise<Blob> {
  if (file.size === 0) throw new FileRefusal('empty');
  const type = logFileTypeOf(await bytesOf(file.slice(0, LOG_FILE_HEAD_BYTES)));
  if (type === null) throw new FileRefusal('type');
  if (file.size > MOST_BYTES) throw new FileRefusal('size');
  const whole = new Blob([file], { type });
  const sent = type === 'application/pdf' ? whole : await pictureOf(whole, type);
  if (sent.size > LOG_LIMITS.imageBytes) throw new FileRefusal('size');
  return sent;
}

async function pictureOf(picture: Blob, type: Exclude<LogFileType, 'application/pdf'>): Promise<Blob> {
  if (type !== 'image/heic' && !(await needsDrawing(picture, type))) return picture;
  try {
    const drawn = await drawPicture(picture, LONGEST_SIDE, type === 'image/png' ? 'image/png' : 'image/jpeg');
    return drawn ?? picture;
  } catch {
    // Not for this browser: the server looks at it itself.
    return picture;
  }
}

async function needsDrawing(picture: Blob, type: 'image/jpeg' | 'image/png'): Promise<boolean> {
  if (picture.size > LOG_LIMITS.imageBytes || carriesMetadata(await bytesOf(picture), type)) return true;
  const { width, height, close } = await sizeOf(picture);
  close();
  return Math.max(width, height) > LONGEST_SIDE;
}

async function sizeOf(picture: Blob): Promise<{ width: number; height: number; close: () => void }> {
  try {
    const bitmap = await createImageBitmap(picture);
    return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  } catch {
    return { width: 0, height: 0, close: () => undefined };
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
