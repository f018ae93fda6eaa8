/**
 * Day of March and of September on which the equinox holidays fall, 2020 to 2050. The law names them 春分日 and
 * 秋分日 and each is announced a year ahead from the astronomical calendar; the years still to be announced are
 * the astronomical forecast. Extend before 2051 (G7).
 */
export const FIRST_EQUINOX_YEAR = 2020;

/** 春分の日, day of March, one per year from 2020. */
export const VERNAL_EQUINOX_DAYS = [
  20, 20, 21, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20,
  21, 20, 20, 20,
] as const;

/** 秋分の日, day of September, one per year from 2020. */
export const AUTUMNAL_EQUINOX_DAYS = [
  22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 22, 23,
  23, 22, 22, 23,
] as const;

/** The last year whose days off are known whole (G7). */
export const LAST_KNOWN_HOLIDAY_YEAR = FIRST_EQUINOX_YEAR + VERNAL_EQUINOX_DAYS.length - 1;
