import { truncateText } from '@hidamari/domain/japanese-text';

/** Control characters, of which the database refuses one, and lone surrogates, which it refuses too. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]+/gu;

/** A field of a list as one line of text. */
export function listedText(field: string | undefined): string {
  return (field ?? '').replace(UNWRITABLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A name that fits the field of the treatment log that it is chosen for: `limit` characters with the ellipsis. */
export function listedName(field: string | undefined, limit: number): string {
  return truncateText(listedText(field), limit - 1);
}
