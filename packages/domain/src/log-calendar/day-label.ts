import { holidayName } from '../holidays/index.ts';
import { formatMonthDay } from '../japanese-dates/index.ts';
import type { LogCategory } from '../option-sets/index.ts';
import { marksOf } from './marks.ts';

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
