import type { LogFile } from '@hidamari/contract/treatment-logs';
import type { UploadAddress } from '@hidamari/contract/uploads';
import {
  LOG_FILE_HEAD_BYTES,
  LOG_LIMITS,
  type LogFileType,
  logFileTypeOf,
  type PictureSize,
  storedPictureSize,
} from '@hidamari/domain/treatment-logs';
import { drawPicture } from '../../shell/forms/draw-picture.ts';
import { putFile } from '../../shell/forms/put-file.ts';
import { sendImage } from '../../shell/forms/send-image.ts';
import { type QueuedFile, UploadQueue } from '../../shell/forms/upload-queue.ts';
import { FileRefusal, fileFailureOf } from './file-refusal.ts';
import { carriesMetadata } from './picture-metadata.ts';

/** A photograph larger than this is none that a telephone took; nothing tries to draw it. */
const MOST_BYTES = 60 * 1024 * 1024;

/**
 * A chosen file as it is sent: its type told by its bytes, a photograph without the place where it was taken and no
 * larger than what is kept. What this browser shows and the server does not keep (WebP, GIF, AVIF) is drawn here and goes
 * as JPEG; HEIC that this browser cannot read goes as it is, and the server takes the place out.
 * Rejects with `FileRefusal` for what is neither a picture nor a paper, or too long to be read once it is kept; nothing of
 * it is sent then.
 */
async function prepareFile(file: File): Promise<Blob> {
  if (file.size === 0) throw new FileRefusal('empty');
  if (file.size > MOST_BYTES) throw new FileRefusal('size');
  const type = logFileTypeOf(await bytesOf(file.slice(0, LOG_FILE_HEAD_BYTES)));
  const sent = type === null ? await drawnAsJpeg(file) : await keptKind(new Blob([file], { type }), type);
  if (sent.size > LOG_LIMITS.imageBytes) throw new FileRefusal('size');
  return sent;
}

const keptKind = async (whole: Blob, type: LogFileType): Promise<Blob> =>
  type === 'application/pdf' ? whole : pictureOf(whole, type);

/** Whether it is a picture at all, the browser knows: one that it cannot draw is none of those that it offered. */
async function drawnAsJpeg(file: Blob): Promise<Blob> {
  const drawn = await drawing(file, 'image/jpeg');
  if (drawn === null) throw new FileRefusal('type');
  return drawn;
}

async function pictureOf(picture: Blob, type: Exclude<LogFileType, 'application/pdf'>): Promise<Blob> {
  if (type !== 'image/heic' && !(await needsDrawing(picture, type))) return picture;
  const drawn = await drawing(picture, type === 'image/png' ? 'image/png' : 'image/jpeg');
  // A long screenshot may be too large as a PNG; as JPEG its text is still read.
  if (drawn && type === 'image/png' && drawn.size > LOG_LIMITS.imageBytes)
    return (await drawing(picture, 'image/jpeg')) ?? drawn;
  // Null: not for this browser, so the server looks at it itself.
  return drawn ?? picture;
}

/** Null where this browser cannot draw it. */
async function drawing(picture: Blob, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  try {
    return await drawPicture(picture, sizeToKeep, type);
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    return null;
  }
}

function sizeToKeep(picture: PictureSize): PictureSize {
  const size = storedPictureSize(picture);
  if (size === null) throw new FileRefusal('long');
  return size;
}

async function needsDrawing(picture: Blob, type: 'image/jpeg' | 'image/png'): Promise<boolean> {
  if (picture.size > LOG_LIMITS.imageBytes || carriesMetadata(await bytesOf(picture), type)) return true;
  const size = await sizeOf(picture);
  return size !== null && sizeToKeep(size).width < size.width;
}

/** Null where this browser cannot read it. */
async function sizeOf(picture: Blob): Promise<PictureSize | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** A picture or paper that the server has, and has read. */
export type SentFile = LogFile;

/** Pictures and papers on their way. */
export type FileUploads = UploadQueue<SentFile>;

interface FileUploadOptions {
  /** Asks the own service where to send one file. */
  askAddress(signal: AbortSignal): Promise<UploadAddress>;
  onSent(queued: QueuedFile, file: SentFile): void;
}

/** A queue of pictures and papers; each is looked at, sent, and has been read by the server when it counts as sent. */
export function createFileUploads({ askAddress, onSent }: FileUploadOptions): FileUploads {
  return new UploadQueue<SentFile>({
    send: async (file, way) => {
      const prepared = await prepareFile(file);
      const key = await sendImage({ file: prepared, askAddress, put: putFile, ...way });
      const isPaper = prepared.type === 'application/pdf';
      return { key, content_type: prepared.type, bytes: prepared.size, has_thumbnail: !isPaper };
    },
    onSent,
    failureOf: fileFailureOf,
    isOnline: () => navigator.onLine,
  });
}
