import { addDays, dayOf, dayParts, daysBetween } from '../japanese-dates/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** The same day `months` earlier, or the last day of that month where it has no such day. */
export function monthsBefore(day: string, months: number): string {
  const { year, month, date } = dayParts(day);
  const count = year * 12 + (month - 1) - months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const next = toMonth === 12 ? { year: toYear + 1, month: 1 } : { year: toYear, month: toMonth + 1 };
  const last = dayParts(addDays(dayOf({ ...next, date: 1 }), -1)).date;
  return dayOf({ year: toYear, month: toMonth, date: Math.min(date, last) });
}

/** The first day that can be printed together with `to` (G70: twelve months at most). */
export function earliestPrintable(to: string): string {
  return monthsBefore(to, LOG_LIMITS.printMonths);
}

/** True for two days in order that are no further apart than a year (G70). */
export function isPrintablePeriod(from: string, to: string): boolean {
  return from <= to && from >= earliestPrintable(to);
}

/** Days of a period, both ends included. */
export function periodDays(from: string, to: string): number {
  return daysBetween(from, to) + 1;
}

/**
 * Where 「前回の診察から」 begins: on the day of the last visit before today, so that its own record is on the page;
 * without one a month back. Never further than can be printed.
 */
export function startSinceVisit(lastVisit: string | null, today: string): string {
  const start = lastVisit ?? monthsBefore(today, 1);
  const earliest = earliestPrintable(today);
  return [start, earliest].toSorted().at(-1) ?? start;
}
