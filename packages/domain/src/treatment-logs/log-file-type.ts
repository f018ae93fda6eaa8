/** What a picture or paper of a log can be (G65), as its first bytes tell it. */
export type LogFileType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

/** As many first bytes as `logFileTypeOf` looks at. */
export const LOG_FILE_HEAD_BYTES = 64;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Brands of pictures in HEIF whose points are HEVC, and the two that telephones write in their place. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * What a file is by its beginning; null for anything else. Names and declared types count for nothing (F8): one
 * telephone calls the same picture image/heic, the next image/heif, the third says nothing.
 * @param head the first `LOG_FILE_HEAD_BYTES` bytes, or all of a shorter file.
 */
export function logFileTypeOf(head: Uint8Array): LogFileType | null {
  if (begins(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(head, PNG)) return 'image/png';
  if (begins(head, PDF)) return 'application/pdf';
  return isHeic(head) ? 'image/heic' : null;
}

function begins(head: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, at) => head[at] === byte);
}

/** The first box names the brand and those it is compatible with, each four letters. */
function isHeic(head: Uint8Array): boolean {
  if (letters(head, 4) !== 'ftyp') return false;
  const isPicture = HEIC_BRANDS.has(letters(head, 8));
  // AVIF may call itself mif1 too, and is another thing to decode.
  return isPicture && !brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis');
}

function brandsOf(head: Uint8Array): string[] {
  const size = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const end = Math.min(size, head.length);
  return Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) =>
    letters(head, 16 + index * 4),
  );
}

function letters(head: Uint8Array, at: number): string {
  return String.fromCharCode(...head.subarray(at, at + 4));
}
