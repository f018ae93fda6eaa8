import { dayParts, isRealDay, japanDay, japanInstant, japanTime, weekdayOf } from './day.ts';

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
