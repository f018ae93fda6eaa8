import { LAST_PAGE } from '@hidamari/domain/limits';
import { POPUP_IDS } from '@hidamari/domain/option-sets';
import * as z from '../zod/index.ts';

/** Id of one of our own rows. */
export const recordId = z.uuid({ error: 'invalid' });

/** Path part of a call on one row. */
export const recordIdParams = z.object({ id: recordId });

/** Id given by the content service: letters, digits, `-`, `_`. Bounded, since it reaches queries and addresses. */
export const contentId = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{1,80}$/, { error: 'invalid' });

/** Path part of a call on one content item. */
export const contentIdParams = z.object({ id: contentId });

/** Public handle of an account: HMAC-SHA-256 in base64url (G37, G38). */
export const hashedId = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' });

/** One of the pop-up ids in use (specification section 3). */
export const popupId = z.literal(POPUP_IDS, { error: 'invalid' });

/** Own path without query (G144); bounded, and never another origin. */
export const ownPath = z
  .string({ error: 'required' })
  .max(500, { error: 'too_long' })
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, { error: 'invalid' });

/** Page of a list, from 1; the query string carries it as text. */
export const pageNumber = z.coerce
  .number<number | string>({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(LAST_PAGE, { error: 'invalid' });

/** A flag in the query string: `1` when set (specification section 7); `0` and absence mean not set. */
export const queryFlag = z
  .union(
    [
      z.literal(['1', 'true', 1]).transform(() => true),
      z.literal(['0', 'false', 0]).transform(() => false),
      z.boolean(),
    ],
    { error: 'invalid' },
  )
  .optional()
  .default(false);

export const pageMeta = z.object({
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
});

/** A list answer: rows of one page and where it stands (G102). */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}

/** A real calendar day, YYYY-MM-DD, counted in Japan. */
export const calendarDay = z.iso.date({ error: 'date' });

/** Minutes of a day, HH:mm, 24 hours. */
export const timeOfDay = z
  .string({ error: 'required' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' });

/** YYYY-MM: time of a diagnosis (G33). */
export const calendarMonth = z
  .string({ error: 'required' })
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, { error: 'date' });

/** Timestamps on the wire: `YYYY-MM-DD HH:mm:ss`, Japan time (G133, specification section 9). */
export const wireTimestamp = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

/** Expiry of a token or code: an instant in UTC, ISO 8601, for clocks rather than for reading. */
export const expiryInstant = z.iso.datetime();
