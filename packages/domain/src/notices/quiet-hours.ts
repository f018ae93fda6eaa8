import { addDays, japanDay, japanInstant, japanTime } from '../japanese-dates/index.ts';

/** Nothing is sent of its own accord between these times in Japan (G135). */
const QUIET_HOURS = { from: '20:00', to: '08:00' } as const;

/** The quiet hours as a member reads them. */
export const QUIET_HOURS_TEXT = '夜8時から朝8時まで';

/** The first moment from `at` on at which a notice may go out. */
export function afterQuietHours(at: Date): Date {
  const time = japanTime(at);
  if (time >= QUIET_HOURS.from) return japanInstant(addDays(japanDay(at), 1), QUIET_HOURS.to);
  return time < QUIET_HOURS.to ? japanInstant(japanDay(at), QUIET_HOURS.to) : at;
}

/** The moment of a day in Japan at which the quiet hours begin: what makes sense on that day alone is pointless then. */
export const quietHoursBegin = (day: string): Date => japanInstant(day, QUIET_HOURS.from);
