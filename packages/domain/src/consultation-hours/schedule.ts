import { holidayName } from '../holidays/index.ts';
import { addDays, weekdayOf } from '../japanese-dates/index.ts';
import { type DayHours, VARIANTS, type VariantKey } from '../site-variants/index.ts';

/** Which hours apply: a variant's, less the extra closures from the content service (G7). */
export interface Schedule {
  variant: VariantKey;
  /** Days (`YYYY-MM-DD`, Japan) on which this variant is closed beyond the calendar's rules. */
  closures: readonly string[];
}

/** What a day in Japan is for one variant. */
export type DayKind =
  | { kind: 'open'; hours: DayHours }
  | { kind: 'year-end' }
  | { kind: 'holiday'; name: string }
  | { kind: 'closed-day' }
  | { kind: 'closure' };

/** A day on which consultation starts again, and from when (`HH:mm`). */
export interface NextOpening {
  day: string;
  opens: string;
}

/** 12/30 to 1/3, all variants (specification section 9, G6). */
const YEAR_END_DAYS = new Set(['12-30', '12-31', '01-01', '01-02', '01-03']);

/** How far ahead an opening is looked for: longer than any closure anybody would announce. */
const LOOK_AHEAD_DAYS = 366;

/**
 * Why a day is open or closed. Where several reasons meet, the one a caller can best understand is named: the
 * year end before the holiday in it, a holiday before the weekday, the weekday before an extra closure.
 */
export function dayKind(day: string, { variant, closures }: Schedule): DayKind {
  if (YEAR_END_DAYS.has(day.slice(5))) return { kind: 'year-end' };
  const name = holidayName(day);
  if (name) return { kind: 'holiday', name };
  const hours = VARIANTS[variant].hours[weekdayOf(day)];
  if (!hours) return { kind: 'closed-day' };
  return closures.includes(day) ? { kind: 'closure' } : { kind: 'open', hours };
}

/** The first opening on a day after `day`; null when every day of the coming year is closed. */
export function openingAfter(day: string, schedule: Schedule): NextOpening | null {
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead);
    const found = dayKind(candidate, schedule);
    if (found.kind === 'open') return { day: candidate, opens: found.hours.opens };
  }
  return null;
}
