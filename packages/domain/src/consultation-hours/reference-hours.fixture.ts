import japaneseHolidays from 'japanese-holidays';
import { PUBLISHED } from './published-holidays.fixture.ts';

/**
 * The hours once more, from the words of the specification and of G6 alone: no line and no figure is shared with the
 * product. Days are counted by hand from a known Thursday, holidays come from other people's lists.
 */

/** 2026-01-01 was a Thursday. */
const FIRST = { year: 2026, month: 1, date: 1, weekday: 4 };

export interface ReferenceDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Minutes since the midnight in UTC that began 1970. */
  startsAt: number;
  weekday: number;
  monthAndDate: string;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const two = (figure: number) => String(figure).padStart(2, '0');

/** Every day from 2026 on until the year before `end`, one after the other. */
export function listReferenceDays(end: number): ReferenceDay[] {
  const days: ReferenceDay[] = [];
  // Midnight in Japan is three in the afternoon of the day before in Greenwich.
  let startsAt = Date.UTC(2025, 11, 31, 15) / 60_000;
  let { weekday } = FIRST;
  for (let year = FIRST.year; year < end; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let date = 1; date <= lengthOf(year, month); date += 1) {
        const monthAndDate = `${two(month)}-${two(date)}`;
        days.push({ day: `${year}-${monthAndDate}`, startsAt, weekday, monthAndDate });
        startsAt += 24 * 60;
        weekday = (weekday + 1) % 7;
      }
    }
  }
  return days;
}

/** The names of the second list, by day. */
export function secondList(year: number): Map<string, string> {
  return new Map(
    japaneseHolidays
      .getHolidaysOf(year, true)
      .map(({ month, date, name }) => [`${year}-${two(month)}-${two(date)}`, name]),
  );
}

const OPEN_ON: Readonly<Record<string, { weekdays: number[]; from: number; to: number }>> = {
  // Mon, Tue, Thu, Fri, Sat from 9 to 20; the city Tue and Sat from 9 to 18.
  aflac: { weekdays: [1, 2, 4, 5, 6], from: 540, to: 1_200 },
  hatch: { weekdays: [1, 2, 4, 5, 6], from: 540, to: 1_200 },
  chofu: { weekdays: [2, 6], from: 540, to: 1_080 },
};
const YEAR_END = ['12-30', '12-31', '01-01', '01-02', '01-03'];

interface ReferenceOptions {
  variant: string;
  closures: readonly string[];
  days: readonly ReferenceDay[];
}

/** What the product has to say at a minute of a day, as one line of text. */
export function referenceState(
  { variant, closures, days }: ReferenceOptions,
  index: number,
  minute: number,
): string {
  const day = days[index];
  const hours = OPEN_ON[variant];
  if (!day || !hours) throw new Error('no such day');
  const why = whyClosed(variant, closures, day);
  if (why !== null) return `${why} ${nextOf({ variant, closures, days }, index)}`;
  const closes = `${two(Math.floor(hours.to / 60))}:${two(hours.to % 60)}`;
  if (minute < hours.from) return `before-opening ${day.day} 09:00`;
  if (minute < hours.to - 10) return `open ${closes}`;
  if (minute < hours.to) return `closing-soon ${closes}`;
  return `closed-for-today ${nextOf({ variant, closures, days }, index)}`;
}

/** The next day on which this variant opens. */
export function nextOf({ variant, closures, days }: ReferenceOptions, index: number): string {
  for (let later = index + 1; later < days.length; later += 1) {
    const day = days[later];
    if (day && whyClosed(variant, closures, day) === null) return `${day.day} 09:00`;
  }
  throw new Error('the days of the twin are at their end');
}

function whyClosed(variant: string, closures: readonly string[], day: ReferenceDay): string | null {
  if (YEAR_END.includes(day.monthAndDate)) return 'year-end';
  const holiday = PUBLISHED.get(day.day);
  if (holiday !== undefined) return `holiday ${holiday}`;
  if (!OPEN_ON[variant]?.weekdays.includes(day.weekday)) return 'closed-day';
  return closures.includes(day.day) ? 'closure' : null;
}
