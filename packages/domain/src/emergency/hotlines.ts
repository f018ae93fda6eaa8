import { daysBetween } from '../japanese-dates/index.ts';
import { CRISIS_LINES } from './crisis-lines.ts';
import type { Hotline } from './hotline.ts';

/** After this many days a number is to be compared again: a notice at start, on readiness and on the desk (G119). */
export const HOTLINE_CHECK_DAYS = 180;

/**
 * For a sudden turn of a person's health (G118). #7119 covered 40 areas, about 85.7 % of people, in October
 * 2025 (総務省消防庁): not everybody, so the caveat of `EMERGENCY` always stands beside it.
 */
export const EMERGENCY_LINES = [
  {
    id: 'ambulance',
    number: '119',
    href: 'tel:119',
    name: '救急車を呼ぶ',
    audience: 'すべての方',
    verified_on: '2026-11-20',
  },
  {
    id: 'emergency-advice',
    number: '#7119',
    href: 'tel:%237119',
    name: '救急車を呼ぶか迷うとき（大人）',
    audience: '大人',
    verified_on: '2026-11-20',
  },
  {
    id: 'child-emergency-advice',
    number: '#8000',
    href: 'tel:%238000',
    name: '迷うとき（子ども）',
    audience: '子ども',
    verified_on: '2026-11-20',
  },
] as const satisfies readonly Hotline[];

/** Numbers that were last compared with their own office more than 180 days before `today` (G119). */
export function hotlinesToVerify(today: string): Pick<Hotline, 'number' | 'name'>[] {
  return [...EMERGENCY_LINES, ...CRISIS_LINES]
    .filter(({ verified_on }) => daysBetween(verified_on, today) > HOTLINE_CHECK_DAYS)
    .map(({ number, name }) => ({ number, name }));
}
