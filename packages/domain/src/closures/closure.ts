import { addDays, daysBetween } from '../japanese-dates/index.ts';

/** Days on which nobody can be reached, beyond the calendar's own rules (G7). Both days are included. */
export interface ClosureDays {
  readonly first_day: string;
  readonly last_day: string;
}

/** What one entry may hold: nobody closes the desk for longer, or knows of it earlier. Counted in days. */
export const CLOSURE_LIMITS = { days: 60, daysAhead: 365, note: 200 } as const;

/** What keeps an entry from being made, and the field that says so. */
export const CLOSURE_FAULTS = {
  closure_past: 'first_day',
  closure_order: 'last_day',
  closure_too_long: 'last_day',
  closure_too_far: 'last_day',
} as const satisfies Readonly<Record<string, keyof ClosureDays>>;
export type ClosureFault = keyof typeof CLOSURE_FAULTS;

/**
 * The fault of an entry; null where it may be made. Days are real calendar days in Japan. Today may still be closed;
 * what is past has been read already and is not written anew.
 */
export function closureFault({ first_day, last_day }: ClosureDays, today: string): ClosureFault | null {
  if (first_day < today) return 'closure_past';
  if (last_day < first_day) return 'closure_order';
  if (daysBetween(first_day, last_day) >= CLOSURE_LIMITS.days) return 'closure_too_long';
  return last_day > addDays(today, CLOSURE_LIMITS.daysAhead) ? 'closure_too_far' : null;
}

/** Every day of an entry, the earliest first. */
export function daysOfClosure({ first_day, last_day }: ClosureDays): string[] {
  return Array.from({ length: daysBetween(first_day, last_day) + 1 }, (_, days) => addDays(first_day, days));
}
