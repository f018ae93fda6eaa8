import { dayParts, formatPlainDate } from '../japanese-dates/index.ts';
import { periodDays } from './print-period.ts';

/** 11/20, or 2025/11/20 for a day of another year than the one that goes without saying. */
export function shortDay(day: string, of: string): string {
  const { year, month, date } = dayParts(day);
  return year === dayParts(of).year ? `${month}/${date}` : `${year}/${month}/${date}`;
}

/** 2026年10月24日〜2026年11月20日（28日間）. */
export function periodWords(from: string, to: string): string {
  return `${formatPlainDate(from)}〜${formatPlainDate(to)}（${periodDays(from, to)}日間）`;
}
