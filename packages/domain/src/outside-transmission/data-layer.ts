import { ageOn, dayParts } from '../japanese-dates/index.ts';

/** Ten years each, open at both ends, so that nobody stands alone in one; null where no birthday is known (G93). */
export const AGE_BANDS = ['10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', '90s'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** `10s` holds everybody below twenty, `90s` everybody from ninety on. Days are YYYY-MM-DD in Japan. */
export function measuredAgeBand(birthday: string | null, today: string): AgeBand | null {
  if (birthday === null) return null;
  const decade = Math.min(9, Math.max(1, Math.floor(ageOn(birthday, today) / 10)));
  return AGE_BANDS[decade - 1] ?? null;
}

/** Whole months from one day to another, never below 0: as close as the measurement may know a day (G93). */
export function wholeMonthsBetween(from: string, to: string): number {
  const [begin, end] = [dayParts(from), dayParts(to)];
  const months = (end.year - begin.year) * 12 + end.month - begin.month;
  return Math.max(0, end.date < begin.date ? months - 1 : months);
}
