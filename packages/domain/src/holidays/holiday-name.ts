import { dayParts } from '../japanese-dates/index.ts';
import { daysOff } from './national-holidays.ts';

/** Worked out once per year: the rules give the same answer for ever. */
const years = new Map<number, ReadonlyMap<string, string>>();

/**
 * Name of the public holiday on a day (`YYYY-MM-DD`, Japan), substitutes (振替休日) and citizens' holidays
 * (国民の休日) included; null on any other day. Holds for 2020 to 2050; outside, the equinox days are missing.
 * A change of the law before it is bundled goes into the closures list (G7).
 */
export function holidayName(day: string): string | null {
  return holidaysOf(dayParts(day).year).get(day) ?? null;
}

/** All public holidays of a year, day -> name, unordered. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  const holidays = daysOff(year);
  years.set(year, holidays);
  return holidays;
}
