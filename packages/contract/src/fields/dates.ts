import * as z from '../zod/index.ts';

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
