import { ICON_TYPES, MEMBER_LIMITS } from '@hidamari/domain/members';
import { LOG_IMAGE_TYPE_WORDS, LOG_IMAGE_TYPES, LOG_LIMITS } from '@hidamari/domain/treatment-logs';

/** What may be uploaded for a purpose, and what is made of it. */
export interface UploadKind {
  /** The field that names the upload, for an error under it. */
  field: string;
  types: readonly string[];
  /** The types as a person says them. */
  typeWords: string;
  maxBytes: number;
  /** Side of the square that is cut out of it, in pixels; null: the whole of it is kept, as large as `storedPictureSize` says. */
  squarePixels: number | null;
  /** Longest side of the small picture for lists; null: none is made. */
  thumbnailPixels: number | null;
  /** Taken in at the end of its PUT; otherwise by the call that names it. */
  takenInOnArrival: boolean;
}

export type UploadKindName = 'icon' | 'log_image' | 'message_picture';

/** Width times height that is decoded at all (F10): more than the cameras of telephones take, far less than a bomb. */
export const MAX_PIXELS = 64_000_000;

const THUMBNAIL_PIXELS = 400;

/**
 * Pictures and papers of a member's. They are taken in as soon as they have arrived: whether a picture can be read is
 * told beside it, and no save waits for ten of them (decision 0030).
 */
const PICTURE_OR_PAPER = {
  types: LOG_IMAGE_TYPES,
  typeWords: LOG_IMAGE_TYPE_WORDS,
  maxBytes: LOG_LIMITS.imageBytes,
  squarePixels: null,
  thumbnailPixels: THUMBNAIL_PIXELS,
  takenInOnArrival: true,
} as const;

export const UPLOAD_KINDS: Readonly<Record<UploadKindName, UploadKind>> = {
  /** The member's picture (G33). */
  icon: {
    field: 'icon_key',
    types: ICON_TYPES,
    typeWords: 'JPEG、PNG、WebP',
    maxBytes: MEMBER_LIMITS.iconBytes,
    squarePixels: MEMBER_LIMITS.iconPixels,
    thumbnailPixels: null,
    takenInOnArrival: false,
  },
  /** Of a log (G65). */
  log_image: { field: 'images', ...PICTURE_OR_PAPER },
  /** Of a message to a supporter (G90). */
  message_picture: { field: 'pictures', ...PICTURE_OR_PAPER },
};
