import { addDays, type DayParts, dayOf, dayParts, isRealDay, weekdayOf } from '../japanese-dates/index.ts';

/** A month of the calendar is a text `YYYY-MM`, always the month in Japan. */
const MONTH_PATTERN = /^\d{4}-\d{2}$/;

/** Rows of every month, so that the page stands still while a person turns the leaves: no month needs more. */
export const CALENDAR_WEEKS = 6;

/** True for a month that exists, written `YYYY-MM`. */
export function isRealMonth(month: string): boolean {
  return MONTH_PATTERN.test(month) && isRealDay(`${month}-01`);
}

/** The month of a day. Throws RangeError when the day does not exist. */
export function monthOf(day: string): string {
  dayParts(day);
  return day.slice(0, 7);
}

/** The month `count` months later (earlier when negative). Throws RangeError when `month` does not exist. */
export function addMonths(month: string, count: number): string {
  const { year, month: number } = partsOf(month);
  return dayOf({ year, month: number + count, date: 1 }).slice(0, 7);
}

/** First and last day of a month, both included. Throws RangeError when `month` does not exist. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const first = dayOf(partsOf(month));
  return { first, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** 2026年11月 */
export function formatMonth(month: string): string {
  const { year, month: number } = partsOf(month);
  return `${year}年${number}月`;
}

/**
 * The days of a month as weeks, Sunday first, as a Japanese calendar hangs on a wall. Always six weeks; null where a
 * day belongs to another month.
 */
export function weeksOfMonth(month: string): (string | null)[][] {
  const { first, last } = daysOfMonth(month);
  const sunday = addDays(first, -weekdayOf(first));
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(sunday, week * 7 + weekday);
      return day < first || day > last ? null : day;
    }),
  );
}

function partsOf(month: string): DayParts {
  if (!isRealMonth(month)) throw new RangeError('not a calendar month (YYYY-MM)');
  return dayParts(`${month}-01`);
}
