import { dayParts } from './day.ts';

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
