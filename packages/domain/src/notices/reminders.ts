import { addDays, daysBetween, japanDay, japanInstant } from '../japanese-dates/index.ts';
import { quietHoursBegin } from './quiet-hours.ts';

/** Days of a month as the monthly check-in counts it (G78). */
const MONTH_DAYS = 30;

/** Japan time at which the monthly check-in is told of. */
export const CHECK_IN_TIME = '10:00';

interface CheckInFacts {
  /** Newest day with a log; null for none. */
  newestLogDay: string | null;
  /**
   * Day since which the month runs anew: the check-in was chosen or told of, a mark of bereavement or a withdrawal was
   * taken back. null: none of these.
   */
  restFrom: string | null;
}

/**
 * Whether the monthly check-in is due: thirty days without a log, and thirty since it was last told of (G78). Whoever
 * has neither is not due: there is no month to look back on.
 */
export function isCheckInDue({ newestLogDay, restFrom }: CheckInFacts, today: string): boolean {
  const days = [newestLogDay, restFrom].filter((day) => day !== null);
  return days.length > 0 && days.every((day) => daysBetween(day, today) >= MONTH_DAYS);
}

/** The last day on which a log, or a rest that began, lies a month back: newer ones keep the check-in silent. */
export const checkInBefore = (today: string): string => addDays(today, -MONTH_DAYS);

/** Japan time at which a visit of the next day is reminded of (G135). */
export const VISIT_REMINDER_TIME = '18:00';

interface RemindedVisit {
  /** YYYY-MM-DD in Japan. */
  visitDay: string;
  /** When it was first written down. */
  enteredAt: Date;
}

/**
 * Whether the reminder of a visit goes now: on the day before, from 18:00 until the quiet hours. Later it is pointless, so
 * a server that was down then is silent. Whoever wrote the visit down after 18:00 has just thought of it.
 */
export function isVisitReminderDue({ visitDay, enteredAt }: RemindedVisit, now: Date): boolean {
  const dayBefore = addDays(visitDay, -1);
  const from = japanInstant(dayBefore, VISIT_REMINDER_TIME);
  return now >= from && now < quietHoursBegin(dayBefore) && enteredAt < from;
}

/** The day whose visits are reminded of now. */
export const remindedDay = (now: Date): string => addDays(japanDay(now), 1);
