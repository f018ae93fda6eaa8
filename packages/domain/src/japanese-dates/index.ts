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

/** Eras of the Japanese calendar with the first day of each (era-name ordinances; solar calendar from 1873). */
const ERAS = [
  { name: '令和', from: '2019-05-01' },
  { name: '平成', from: '1989-01-08' },
  { name: '昭和', from: '1926-12-25' },
  { name: '大正', from: '1912-07-30' },
  { name: '明治', from: '1868-01-25' },
] as const;

export type EraName = (typeof ERAS)[number]['name'];

/** Era and year of era of a day; null before Meiji. Year 1 is written 元年. */
export function eraOfDay(day: string): { era: EraName; year: number } | null {
  const era = ERAS.find(({ from }) => day >= from);
  return era ? { era: era.name, year: dayParts(day).year - dayParts(era.from).year + 1 } : null;
}

/**
 * A year of the Western calendar with its era: 1953年（昭和28年）. A year in which the era changed shows both:
 * 1989年（昭和64年・平成元年）, so that nobody has to guess on which side a birthday falls (ui 5).
 */
export function formatEraYear(year: number): string {
  const text = String(year).padStart(4, '0');
  const names = [...new Set([eraYearOn(`${text}-01-01`), eraYearOn(`${text}-12-31`)])].filter(Boolean);
  return names.length > 0 ? `${year}年（${names.join('・')}）` : `${year}年`;
}

/** 昭和28年11月20日; a day before Meiji in the Western calendar. */
export function formatEraDate(day: string): string {
  const { year, month, date } = dayParts(day);
  return `${eraYearOn(day) || `${year}年`}${month}月${date}日`;
}

/** A birthday with both calendars and no weekday: 1968年（昭和43年）4月12日 (ui 5). */
export function formatBirthday(day: string): string {
  const { year, month, date } = dayParts(day);
  const era = eraYearOn(day);
  return `${year}年${era ? `（${era}）` : ''}${month}月${date}日`;
}

function eraYearOn(day: string): string {
  const found = eraOfDay(day);
  return found ? `${found.era}${found.year === 1 ? '元' : found.year}年` : '';
}

/** One character per weekday, Sunday first. */
export const WEEKDAY_LABELS = ['日', '月', '火', '水', '木', '金', '土'] as const;

const MINUTE_MS = 60_000;
const WIRE_PATTERN = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;

/** 2026年11月20日（金） (G133). */
export function formatJapaneseDate(day: string): string {
  return `${dayParts(day).year}年${formatMonthDay(day)}`;
}

/** 11月20日（金）: for a day so near that the year goes without saying. */
export function formatMonthDay(day: string): string {
  const { month, date } = dayParts(day);
  return `${month}月${date}日（${WEEKDAY_LABELS[weekdayOf(day)]}）`;
}

/** 2026年11月20日, as in the date of a rule or of a bundled text. */
export function formatPlainDate(day: string): string {
  const { year, month, date } = dayParts(day);
  return `${year}年${month}月${date}日`;
}

/** `09:00` -> 9:00 (24-hour clock, G133). */
export function formatClock(time: string): string {
  return time.replace(/^0(?=\d)/, '');
}

/** 2026年11月20日（金）18:05, in Japan. */
export function formatJapaneseDateTime(at: Date): string {
  return `${formatJapaneseDate(japanDay(at))}${formatClock(japanTime(at))}`;
}

/**
 * How long ago: たった今, n分前, n時間前. From 24 hours on, and for an instant still to come, the date (G133).
 */
export function formatRecent({ at, now }: { at: Date; now: Date }): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 0 || minutes >= 24 * 60) return formatJapaneseDate(japanDay(at));
  if (minutes === 0) return 'たった今';
  return minutes < 60 ? `${minutes}分前` : `${Math.floor(minutes / 60)}時間前`;
}

/** The wire's timestamp: `YYYY-MM-DD HH:mm:ss` in Japan time (specification section 9, G133). */
export function formatWireTimestamp(at: Date): string {
  const seconds = String(at.getUTCSeconds()).padStart(2, '0');
  return `${japanDay(at)} ${japanTime(at)}:${seconds}`;
}

/** 11月6日（金） 10:50, of a wire timestamp: when something of these days was written. */
export function formatWireMoment(at: string): string {
  return `${formatMonthDay(at.slice(0, 10))} ${at.slice(11, 16)}`;
}

/** The instant of a wire timestamp, or null when it is not one. */
export function parseWireTimestamp(text: string): Date | null {
  const [, day, hours, minutes, seconds] = WIRE_PATTERN.exec(text) ?? [];
  if (!day || !isRealDay(day)) return null;
  return new Date(japanInstant(day, `${hours}:${minutes}`).getTime() + Number(seconds) * 1000);
}
