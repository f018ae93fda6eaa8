import {
  LOG_FILE_HEAD_BYTES,
  logFileTypeOf,
  type PictureSize,
  storedPictureSize,
  thumbnailPart,
} from '@hidamari/domain/treatment-logs';
import pLimit from 'p-limit';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { type DecodedPicture, decodeHeic } from './decode-heic.ts';
import { MAX_PIXELS, type UploadKind } from './upload-kinds.ts';

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
const isOfType = (bytes: Buffer, type: string): boolean => BEGINNINGS[type]?.(bytes) ?? false;

function startsWith(bytes: Buffer, at: number, wanted: ArrayLike<number>): boolean {
  return bytes.subarray(at, at + wanted.length).equals(Buffer.from(Array.from(wanted)));
}

/** A file as it is kept. */
export interface PreparedFile {
  contentType: string;
  kept: Buffer;
  thumbnail: Buffer | null;
}

/** Pictures decoded at once in this process: each is large then, and memory stays flat when many come together. */
const AT_ONCE = 2;
/** Seconds after which a picture that is still being decoded is given up. */
const DECODE_SECONDS = 20;
const HEIC_TYPES = ['image/heic', 'image/heif'];
const JPEG = { quality: 85, mozjpeg: true } as const;
const WEBP = { quality: 80 } as const;

let loading: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: a start does not wait for it. */
function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // What was decoded is never asked for again: a cache of it would only hold memory, and pictures.
    loaded.cache(false);
    return loaded;
  });
  return loading;
}

const inTurn = pLimit(AT_ONCE);

/**
 * Makes of a file what is kept: a picture is drawn anew from its points alone, turned the right way and made smaller,
 * so that no place, camera, comment or hidden file stays in it (F11), HEIC as JPEG; a PDF stays as it is. Null when the file is not
 * what it says, cannot be read, or is larger than `MAX_PIXELS`, which its head tells before anything is decoded (F10);
 * `image_long` for one that is so long that its text would be lost.
 */
export async function prepareFile(
  file: Buffer,
  contentType: string,
  kind: UploadKind,
): Promise<PreparedFile | 'image_long' | null> {
  if (!kind.types.includes(contentType) || !isOfType(file, contentType)) return null;
  if (contentType === 'application/pdf') return { contentType, kept: file, thumbnail: null };
  // Outside what is forgiven: a library that cannot be loaded is our fault, not the picture's.
  const loaded = await loadSharp();
  return inTurn(async () => {
    const open = opener(loaded);
    if (!HEIC_TYPES.includes(contentType)) return drawAnew(() => open(file), open, contentType, kind);
    const points = await decodeHeic(file);
    return points && drawAnew(() => ofPoints(loaded, points), open, 'image/jpeg', kind);
  }).catch(() => null);
}

async function drawAnew(
  original: () => Sharp,
  open: ReturnType<typeof opener>,
  contentType: string,
  { squarePixels, thumbnailPixels }: UploadKind,
): Promise<PreparedFile | 'image_long'> {
  // An icon is always WebP; a photographed result keeps its kind, a screen shot its sharp letters.
  if (squarePixels !== null) {
    const square = original().resize(squarePixels, squarePixels, { fit: 'cover' });
    return { contentType: 'image/webp', kept: await square.webp(WEBP).toBuffer(), thumbnail: null };
  }
  const size = storedPictureSize(await standingSize(original()));
  if (size === null) return 'image_long';
  const picture = original().resize(size.width, size.height, { fit: 'fill' });
  const kept = await (contentType === 'image/png' ? picture.png() : picture.jpeg(JPEG)).toBuffer();
  const thumbnail =
    thumbnailPixels === null
      ? null
      : await open(kept)
          .extract({ left: 0, top: 0, ...thumbnailPart(size) })
          .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
          .webp(WEBP)
          .toBuffer();
  return { contentType, kept, thumbnail };
}

/** The size of a picture once it stands the right way, from its head: nothing is decoded for it. */
async function standingSize(picture: Sharp): Promise<PictureSize> {
  const { width, height, autoOrient } = await picture.metadata();
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/** A picture whose points are known already, standing the right way. */
const ofPoints = (loaded: typeof sharp, { points, width, height }: DecodedPicture) =>
  loaded(points, { raw: { width, height, channels: 3 }, limitInputPixels: MAX_PIXELS }).timeout({
    seconds: DECODE_SECONDS,
  });

/** Without a wish to keep them, sharp writes no EXIF, no profile and no comment. */
const opener = (loaded: typeof sharp) => (file: Buffer) =>
  loaded(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient();
