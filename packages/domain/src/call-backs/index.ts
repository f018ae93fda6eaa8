import { nextBusinessDay } from '../consultation-hours/index.ts';
import { caseNumberText, readCaseNumber } from '../consultations/index.ts';
import { japanDay } from '../japanese-dates/index.ts';
import { foldWidth } from '../japanese-text/index.ts';
import type { VariantKey } from '../site-variants/index.ts';

/** H-1003 of a case, C-7K4M-QX2H or M-7K4M-QX2H of an inquiry, as people write them. */
const NUMBERS = /\bH-?\d{1,9}\b|\b[CM]-[2-9A-Z]{4}-[2-9A-Z]{4}\b/gi;

/** The numbers of cases and inquiries in what was noted of a promised call, each as the desk shows it. */
export function numbersNamedIn(noted: string): string[] {
  const found = [...foldWidth(noted).matchAll(NUMBERS)].map(([typed]) => {
    const number = readCaseNumber(typed);
    return number === null ? typed.toUpperCase() : caseNumberText(number);
  });
  return [...new Set(found)];
}

/** Limits of a promised call, in characters. */
export const CALL_BACK_LIMITS = { name: 60, wish: 500 } as const;

/** What became of a try: over, nobody answered (it stays on the list), or no call is wanted any more. */
export const CALL_BACK_OUTCOMES = [
  { value: 'done', label: 'お話しできた' },
  { value: 'not_reached', label: '出られなかった' },
  { value: 'dropped', label: '折り返しはいらなくなった' },
] as const;
export type CallBackOutcome = (typeof CALL_BACK_OUTCOMES)[number]['value'];

export type CallBackState = 'open' | 'done' | 'dropped';

/** Where a promise stands after a try: one that nobody answered is kept until it is kept or given up. */
export function afterTry(outcome: CallBackOutcome): CallBackState {
  return outcome === 'not_reached' ? 'open' : outcome;
}

/**
 * The first day on which a promise may be kept, `YYYY-MM-DD` in Japan: the next business day of the variant (G8, G127).
 * Where the coming year has none, today: nobody is forgotten.
 */
export function callBackDueDay(query: {
  at: Date;
  variant: VariantKey;
  closures: readonly string[];
}): string {
  return nextBusinessDay(query) ?? japanDay(query.at);
}

/** Days that name and number are kept after a promise ended. */
const KEPT_DAYS = 90;

/** Promises that ended before this moment are past their time. */
export function callBackLimit(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000);
}

/** Why a promised call stands first: the case or inquiry that it is about has words of danger, or what was noted of it (G119). */
export const CALL_BACK_DANGERS = ['case', 'inquiry', 'noted'] as const;
export type CallBackDanger = (typeof CALL_BACK_DANGERS)[number];
