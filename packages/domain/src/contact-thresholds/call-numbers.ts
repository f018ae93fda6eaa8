import { holidayName } from '../holidays/index.ts';
import { formatClock, japanDay, japanTime, WEEKDAY_LABELS, weekdayOf } from '../japanese-dates/index.ts';
import type { ThresholdPhones } from './contact-threshold.ts';

/** One of the two numbers of a card. */
export interface CallNumber {
  readonly part: 'day' | 'night';
  readonly label: '昼の番号' | '夜と休日の番号';
  /** Digits with the leading 0. */
  readonly digits: string;
}

/** Which number to show first, and whether anybody answers it now. */
export interface CallNumbers {
  /** Null only for a card without any number. */
  readonly first: CallNumber | null;
  readonly other: CallNumber | null;
  /**
   * False when the only number is for the day and it is outside its hours: it is shown with its hours and that is said,
   * rather than nothing.
   */
  readonly isAnsweredNow: boolean;
}

/**
 * 12/29 to 1/3: most hospitals' desks are closed as on a holiday, also on the days of them that are none by law. A card
 * that is answered on holidays too says so.
 */
const YEAR_END_DAYS = new Set(['12-29', '12-30', '12-31', '01-01', '01-02', '01-03']);

const isHoliday = (day: string) => holidayName(day) !== null || YEAR_END_DAYS.has(day.slice(5));

/** True within the hours of the day number, by the clock in Japan; at the closing minute no longer. */
function isDayNumberTime(card: ThresholdPhones, at: Date): boolean {
  const day = japanDay(at);
  const time = japanTime(at);
  if (!card.weekdays.includes(weekdayOf(day))) return false;
  if (!card.on_holidays && isHoliday(day)) return false;
  return time >= card.day_from && time < card.day_to;
}

/** The number to call at an instant, then the other one (G75). */
export function callNumbersAt(card: ThresholdPhones, at: Date): CallNumbers {
  const day: CallNumber | null = card.day_phone
    ? { part: 'day', label: '昼の番号', digits: card.day_phone }
    : null;
  const night: CallNumber | null = card.night_phone
    ? { part: 'night', label: '夜と休日の番号', digits: card.night_phone }
    : null;
  const isDay = isDayNumberTime(card, at);
  const [wanted, spare] = isDay ? [day, night] : [night, day];
  return {
    first: wanted ?? spare,
    other: wanted && spare,
    // A night number alone is what the hospital gave for every hour; a day number alone has its hours.
    isAnsweredNow: wanted !== null || spare?.part === 'night',
  };
}

const WORKDAYS = '1,2,3,4,5';
const EVERY_DAY = '0,1,2,3,4,5,6';

/** 平日 9:00〜17:00, 月・水・金 8:30〜12:00（祝日をのぞく）: when the day number is answered. */
export function dayHoursWords({ weekdays, on_holidays, day_from, day_to }: ThresholdPhones): string {
  const hours = `${formatClock(day_from)}〜${formatClock(day_to)}`;
  const key = weekdays.toSorted((a, b) => a - b).join();
  if (key === EVERY_DAY) return `毎日 ${hours}${on_holidays ? '' : '（祝日をのぞく）'}`;
  if (key === WORKDAYS) return `平日 ${hours}${on_holidays ? '（祝日も）' : ''}`;
  // Monday first, as a calendar on the wall of a clinic reads.
  const days = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => WEEKDAY_LABELS[day]);
  return `${days.join('・')} ${hours}${on_holidays ? '（祝日も）' : '（祝日をのぞく）'}`;
}
