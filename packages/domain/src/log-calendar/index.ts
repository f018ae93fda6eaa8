import { holidayName } from '../holidays/index.ts';
import {
  addDays,
  type DayParts,
  dayOf,
  dayParts,
  formatMonthDay,
  isRealDay,
  weekdayOf,
} from '../japanese-dates/index.ts';
import type { LogCategory } from '../option-sets/index.ts';

/** One category as it is drawn under a day: the shapes differ, so that nobody has to tell colours apart. */
export interface CalendarMark {
  readonly flag: LogCategory;
  /** Short enough for a label of a day and for the legend. */
  readonly label: string;
  /** Name of the drawn shape. */
  readonly shape: 'slant' | 'ring' | 'dot' | 'triangle' | 'square';
}

/** The marks of the five categories, in the order of the screen. */
export const CALENDAR_MARKS: readonly CalendarMark[] = [
  { flag: 'is_visiting_hospital_log', label: '受診', shape: 'slant' },
  { flag: 'is_medicine_log', label: '薬', shape: 'ring' },
  { flag: 'is_condition_log', label: '症状', shape: 'dot' },
  { flag: 'is_life_log', label: 'くらし', shape: 'triangle' },
  { flag: 'is_other_log', label: 'その他', shape: 'square' },
];

/** The marks of a day that has logs of these categories, in the order of the screen. */
export function marksOf(day: Readonly<Partial<Record<LogCategory, boolean>>>): readonly CalendarMark[] {
  return CALENDAR_MARKS.filter(({ flag }) => day[flag] === true);
}

/** What the calendar knows of one day. */
export interface CalendarDay extends Readonly<Partial<Record<LogCategory, boolean>>> {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Logs of that day. */
  readonly logs: number;
}

/** What stands beside the day: none of it changes what the logs say. */
export interface DayFacts {
  readonly isToday?: boolean;
  readonly isVisit?: boolean;
}

/**
 * A day as a person would say it: 「11月4日（水）、症状と薬の記録 2件」. Today, public holidays and a planned visit
 * are named, because none of them may be told by its colour alone.
 */
export function calendarDayLabel(
  { day, logs, ...flags }: CalendarDay,
  { isToday = false, isVisit = false }: DayFacts = {},
): string {
  const kinds = marksOf(flags).map(({ label }) => label);
  const parts = [
    formatMonthDay(day),
    isToday ? '今日' : null,
    holidayName(day),
    isVisit ? '診察の予定' : null,
    logs > 0 ? `${kinds.join('と')}の記録 ${logs}件` : null,
  ];
  return parts.filter((part) => part !== null).join('、');
}

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
