import { ICON_TYPES, MEMBER_LIMITS } from '@hidamari/domain/members';
import { LOG_IMAGE_TYPES, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { isKnownType } from './file-types.ts';

/** What may be uploaded for a purpose, and what is made of it. */
export interface UploadKind {
  /** The field that names the upload, for an error under it. */
  field: string;
  types: readonly string[];
  /** The types as a person says them. */
  typeWords: string;
  maxBytes: number;
  /** Longest side of what is kept, in pixels; an icon is cut to a square. */
  pixels: number;
  fit: 'cover' | 'inside';
  /** Longest side of the small picture for lists; null: none is made. */
  thumbnailPixels: number | null;
}

export type UploadKindName = 'icon' | 'log_image';

/** Width times height that is decoded at all (F10): more than the cameras of telephones take, far less than a bomb. */
export const MAX_PIXELS = 64_000_000;

/** Enough to read the small print of a photographed result. */
const LOG_IMAGE_PIXELS = 3_000;
const THUMBNAIL_PIXELS = 400;

export const UPLOAD_KINDS: Readonly<Record<UploadKindName, UploadKind>> = {
  /** The member's picture (G33). */
  icon: {
    field: 'icon_key',
    types: ICON_TYPES,
    typeWords: 'JPEG、PNG、WebP',
    maxBytes: MEMBER_LIMITS.iconBytes,
    pixels: MEMBER_LIMITS.iconPixels,
    fit: 'cover',
    thumbnailPixels: null,
  },
  /**
   * Pictures and papers of a log (G65). HEIC is no type we can decode, and what is not decoded keeps the place where it
   * was taken (F11): telephones turn it into JPEG by themselves where it is not asked for.
   */
  log_image: {
    field: 'images',
    types: LOG_IMAGE_TYPES.filter(isKnownType),
    typeWords: 'JPEG、PNG、PDF',
    maxBytes: LOG_LIMITS.imageBytes,
    pixels: LOG_IMAGE_PIXELS,
    fit: 'inside',
    thumbnailPixels: THUMBNAIL_PIXELS,
  },
};
