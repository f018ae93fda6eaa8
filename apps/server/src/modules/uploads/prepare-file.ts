import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { type DecodedPicture, decodeHeic } from './decode-heic.ts';
import { isOfType } from './file-types.ts';
import { createTurns } from './turns.ts';
import { MAX_PIXELS, type UploadKind } from './upload-kinds.ts';

/** A file as it is kept. */
export interface PreparedFile {
  contentType: string;
  kept: Buffer;
  thumbnail: Buffer | null;
}

/** Pictures decoded at once in this process. */
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

const inTurn = createTurns(AT_ONCE);

/**
 * Makes of a file what is kept: a picture is drawn anew from its points alone, turned the right way and made smaller,
 * so that no place, camera, comment or hidden file stays in it (F11), HEIC as JPEG; a PDF stays as it is. Null when the file is not
 * what it says, cannot be read, or is larger than `MAX_PIXELS`, which its head tells before anything is decoded (F10).
 */
export async function prepareFile(
  file: Buffer,
  contentType: string,
  kind: UploadKind,
): Promise<PreparedFile | null> {
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
  kind: UploadKind,
): Promise<PreparedFile> {
  const { pixels, fit, thumbnailPixels } = kind;
  const picture = original().resize(pixels, pixels, { fit, withoutEnlargement: fit === 'inside' });
  // An icon is always WebP; a photographed result keeps its kind, a screen shot its sharp letters.
  if (fit === 'cover') {
    return { contentType: 'image/webp', kept: await picture.webp(WEBP).toBuffer(), thumbnail: null };
  }
  const kept = await (contentType === 'image/png' ? picture.png() : picture.jpeg(JPEG)).toBuffer();
  const thumbnail =
    thumbnailPixels === null
      ? null
      : await open(kept)
          .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
          .webp(WEBP)
          .toBuffer();
  return { contentType, kept, thumbnail };
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
