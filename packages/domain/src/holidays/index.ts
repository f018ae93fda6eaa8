import { addDays, dayOf, dayParts, weekdayOf } from '../japanese-dates/index.ts';

/**
 * Day of March and of September on which the equinox holidays fall, 2020 to 2050. The law names them 春分日 and
 * 秋分日 and each is announced a year ahead from the astronomical calendar; the years still to be announced are
 * the astronomical forecast. Extend before 2051 (G7).
 */
const FIRST_EQUINOX_YEAR = 2020;

/** 春分の日, day of March, one per year from 2020. */
const VERNAL_EQUINOX_DAYS = [
  20, 20, 21, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20,
  21, 20, 20, 20,
] as const;

/** 秋分の日, day of September, one per year from 2020. */
const AUTUMNAL_EQUINOX_DAYS = [
  22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 22, 23,
  23, 22, 22, 23,
] as const;

/** The last year whose days off are known whole (G7). */
export const LAST_KNOWN_HOLIDAY_YEAR = FIRST_EQUINOX_YEAR + VERNAL_EQUINOX_DAYS.length - 1;

/** One holiday of the Public Holiday Act (国民の祝日に関する法律, article 2). */
interface HolidayRule {
  readonly name: string;
  readonly month: number;
  /** Day of the month, or null in a year without a known day. */
  readonly date: (year: number) => number | null;
}

const MONDAY = 1;

const fixed = (date: number) => () => date;
const nthMonday = (month: number, nth: number) => (year: number) => {
  const toFirstMonday = (MONDAY - weekdayOf(dayOf({ year, month, date: 1 })) + 7) % 7;
  return 1 + toFirstMonday + (nth - 1) * 7;
};
const equinox = (days: readonly number[]) => (year: number) => days[year - FIRST_EQUINOX_YEAR] ?? null;

const RULES: readonly HolidayRule[] = [
  { name: '元日', month: 1, date: fixed(1) },
  { name: '成人の日', month: 1, date: nthMonday(1, 2) },
  { name: '建国記念の日', month: 2, date: fixed(11) },
  { name: '天皇誕生日', month: 2, date: fixed(23) },
  { name: '春分の日', month: 3, date: equinox(VERNAL_EQUINOX_DAYS) },
  { name: '昭和の日', month: 4, date: fixed(29) },
  { name: '憲法記念日', month: 5, date: fixed(3) },
  { name: 'みどりの日', month: 5, date: fixed(4) },
  { name: 'こどもの日', month: 5, date: fixed(5) },
  { name: '海の日', month: 7, date: nthMonday(7, 3) },
  { name: '山の日', month: 8, date: fixed(11) },
  { name: '敬老の日', month: 9, date: nthMonday(9, 3) },
  { name: '秋分の日', month: 9, date: equinox(AUTUMNAL_EQUINOX_DAYS) },
  { name: 'スポーツの日', month: 10, date: nthMonday(10, 2) },
  { name: '文化の日', month: 11, date: fixed(3) },
  { name: '勤労感謝の日', month: 11, date: fixed(23) },
];

/** Moved for the Olympic Games of Tokyo, by the act on special measures for them. */
const MOVED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2020: { 海の日: '2020-07-23', スポーツの日: '2020-07-24', 山の日: '2020-08-10' },
  2021: { 海の日: '2021-07-22', スポーツの日: '2021-07-23', 山の日: '2021-08-08' },
};

/** The national holidays of a year themselves (article 2), day -> name. */
function nationalHolidays(year: number): Map<string, string> {
  const days = new Map<string, string>();
  for (const { name, month, date } of RULES) {
    const usual = date(year);
    const day = MOVED[year]?.[name] ?? (usual === null ? null : dayOf({ year, month, date: usual }));
    if (day) days.set(day, name);
  }
  return days;
}

/** Every day off of a year: national holidays, substitutes and days between two holidays (article 3). */
function daysOff(year: number): Map<string, string> {
  const national = nationalHolidays(year);
  const off = new Map(national);
  for (const day of national.keys()) {
    // A holiday on a Sunday moves to the nearest later day that is no holiday itself (article 3, paragraph 2).
    if (weekdayOf(day) === 0) off.set(firstFreeDayAfter(day, national), '振替休日');
    // A day between two national holidays is a day off (article 3, paragraph 3).
    const between = addDays(day, 1);
    if (!off.has(between) && national.has(addDays(day, 2))) off.set(between, '国民の休日');
  }
  return off;
}

function firstFreeDayAfter(day: string, national: ReadonlyMap<string, string>): string {
  let candidate = addDays(day, 1);
  while (national.has(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

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
