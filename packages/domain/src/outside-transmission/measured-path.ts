import { ageOn, dayParts } from '../japanese-dates/index.ts';
import { matchScreen, pagePath, type ScreenPath } from '../screens/index.ts';

/**
 * Screens on which the measurement may load: the home page and what everybody may read. None on which somebody writes,
 * asks or looks for something, none that shows what a person wrote, and none whose kind alone says what somebody worries
 * about (a service for money, for the mind). A screen that is not here is not measured (G93, G148).
 */
const MEASURED: readonly ScreenPath[] = [
  '/',
  '/howto-signup',
  '/faq',
  '/news',
  '/news/:id',
  '/lp/aflac',
  '/lp/hatch',
  '/lp/chofu',
  '/articles',
  '/articles/top',
  '/articles/:id',
  '/articles/words',
  '/services',
];

/** The page as the measurement may know it, without ids and query (G144); null where it may not load. */
export function measuredPath(pathname: string): string | null {
  const screen = matchScreen(pathname)?.screen;
  return screen && MEASURED.includes(screen.path) ? pagePath(pathname) : null;
}

/** Ten years each, open at both ends, so that nobody stands alone in one; null where no birthday is known (G93). */
export const AGE_BANDS = ['10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', '90s'] as const;
type AgeBand = (typeof AGE_BANDS)[number];

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
