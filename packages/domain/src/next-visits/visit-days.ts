import { dayOf, dayParts, daysBetween } from '../japanese-dates/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';
import { VISIT_LIMITS } from './visit-limits.ts';

/** First and last day that a visit may carry, seen from `today` in Japan (G69: it may lie in the future). */
export function visitDayRange(today: string): { from: string; to: string } {
  const { year, month, date } = dayParts(today);
  return {
    from: LOG_LIMITS.earliestDay,
    to: dayOf({ year: year + VISIT_LIMITS.yearsAhead, month, date }),
  };
}

/** How far away a visit is, as one says it: きょう, あす, あと4日; null for a day that has passed. */
export function daysUntilWords({ visitDay, today }: { visitDay: string; today: string }): string | null {
  const days = daysBetween(today, visitDay);
  if (days < 0) return null;
  return ['きょう', 'あす'][days] ?? `あと${days}日`;
}

/** For a planned visit whose day has passed and whose answers nobody has written down yet. */
export const VISIT_PASSED_TEXT = '予定の日を過ぎています';

/** From the day of the visit on there may be answers to write down. */
export function hasVisitCome({ visitDay, today }: { visitDay: string; today: string }): boolean {
  return visitDay <= today;
}
