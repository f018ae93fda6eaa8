import { nextBusinessDay } from '../consultation-hours/index.ts';
import { japanInstant } from '../japanese-dates/index.ts';
import { REPLY_BUSINESS_DAYS, type VariantKey } from '../site-variants/index.ts';

/**
 * The last day of the promise, `YYYY-MM-DD` in Japan: the third day after this one on which the variant is open. Null
 * where the coming year does not open that often.
 */
export function replyDueDay(query: {
  at: Date;
  variant: VariantKey;
  closures: readonly string[];
}): string | null {
  let at = query.at;
  let day: string | null = null;
  for (let counted = 0; counted < REPLY_BUSINESS_DAYS; counted += 1) {
    day = nextBusinessDay({ ...query, at });
    if (day === null) return null;
    at = japanInstant(day, '12:00');
  }
  return day;
}
