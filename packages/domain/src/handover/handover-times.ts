/** A token works once, and only so long (G86). */
export const HANDOVER_TOKEN_SECONDS = 300;

/** Records of what was given to whom are kept three years (APPI art. 29 and its rules). */
const RECORD_YEARS = 3;

/** What was given before this moment has been kept long enough. */
export function handoverRecordLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - RECORD_YEARS);
  return limit;
}
