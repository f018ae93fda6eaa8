import { LOG_FILE_HEAD_BYTES, logFileTypeOf } from '@hidamari/domain/treatment-logs';

const isHeic = (bytes: Buffer) => logFileTypeOf(bytes.subarray(0, LOG_FILE_HEAD_BYTES)) === 'image/heic';

/** How files of a type begin. What a file says of itself in its name or header counts for nothing (F8). */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (bytes) =>
    startsWith(bytes, 0, Buffer.from('RIFF')) && startsWith(bytes, 8, Buffer.from('WEBP')),
  'image/heic': isHeic,
  // The general name of the same family: which of it can be decoded, the bytes say.
  'image/heif': isHeic,
  'application/pdf': (bytes) => startsWith(bytes, 0, Buffer.from('%PDF-')),
};

/** True when the file begins as files of this type do. */
export const isOfType = (bytes: Buffer, type: string): boolean => BEGINNINGS[type]?.(bytes) ?? false;

function startsWith(bytes: Buffer, at: number, wanted: ArrayLike<number>): boolean {
  return bytes.subarray(at, at + wanted.length).equals(Buffer.from(Array.from(wanted)));
}
