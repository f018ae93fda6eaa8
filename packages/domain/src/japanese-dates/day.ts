/**
 * A calendar day is a string `YYYY-MM-DD`, always the day in Japan. Japan has kept UTC+9 without summer time
 * since 1952, so a fixed offset is exact for every date the portal handles (G6). Nothing here reads the zone of
 * the process.
 */
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Year, month (1 to 12) and day of the month. */
export interface DayParts {
  year: number;
  month: number;
  date: number;
}

/** 0 = Sunday ... 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The calendar day in Japan at an instant, `YYYY-MM-DD`. */
export function japanDay(at: Date): string {
  return new Date(at.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10);
}

/** The clock time in Japan at an instant, `HH:mm` (24 hours). */
export function japanTime(at: Date): string {
  return new Date(at.getTime() + JAPAN_OFFSET_MS).toISOString().slice(11, 16);
}

/** The instant at which the clock in Japan shows `time` (`HH:mm`, `24:00` allowed) on `day`. */
export function japanInstant(day: string, time = '00:00'): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(utcTime(day) - JAPAN_OFFSET_MS + (hours * 60 + minutes) * 60_000);
}

/** True for a day that exists, written `YYYY-MM-DD`: 2027-02-29 is not one. */
export function isRealDay(day: string): boolean {
  return partsOf(day) !== null;
}

/** The parts of a day. Throws RangeError when the day does not exist: check what people type first. */
export function dayParts(day: string): DayParts {
  const parts = partsOf(day);
  if (parts === null) throw new RangeError('not a calendar day (YYYY-MM-DD)');
  return parts;
}

/** Null for no day. Counted without Date, which costs ten times as much: every rule about days passes here. */
function partsOf(day: string): DayParts | null {
  if (!DAY_PATTERN.test(day)) return null;
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8));
  return date >= 1 && date <= lengthOfMonth(year, month) ? { year, month, date } : null;
}

/** Days of a month (1 to 12), 0 for any other. */
function lengthOfMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** `YYYY-MM-DD` of parts; parts past the end of a month roll over. */
export function dayOf({ year, month, date }: DayParts): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return new Date(utcTime(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcTime(to) - utcTime(from)) / DAY_MS);
}

export function weekdayOf(day: string): Weekday {
  return new Date(utcTime(day)).getUTCDay() as Weekday;
}

/** Full years of age on a day. A person born on 29 February turns older on 1 March of a common year. */
export function ageOn(birthday: string, day: string): number {
  const born = dayParts(birthday);
  const on = dayParts(day);
  const hadBirthday = on.month > born.month || (on.month === born.month && on.date >= born.date);
  return on.year - born.year - (hadBirthday ? 0 : 1);
}

function utcTime(day: string): number {
  const { year, month, date } = dayParts(day);
  return Date.UTC(year, month - 1, date);
}
