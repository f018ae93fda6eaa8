import { addDays, japanDay, japanInstant } from '../japanese-dates/index.ts';
import { quietHoursBegin } from './quiet-hours.ts';

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
