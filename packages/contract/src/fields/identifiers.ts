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
