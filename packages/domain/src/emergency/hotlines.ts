import { daysBetween } from '../japanese-dates/index.ts';
import { ADVICE_AREAS } from './advice-areas.ts';
import { CRISIS_LINES } from './crisis-lines.ts';
import type { Hotline } from './hotline.ts';

/** After this many days a number is to be compared again: a notice at start, on readiness and on the desk (G119). */
export const HOTLINE_CHECK_DAYS = 180;

/**
 * For a sudden turn of a person's health (G118). #7119 covered 40 areas, about 85.7 % of people, in October
 * 2025; what `ADVICE_AREAS` names is older and less, so the caveat of `EMERGENCY` always stands beside it.
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

/** Something about the emergency lines that is to be compared with public sources again. */
interface HotlineFact {
  /** The number, or for the areas the number and what about it. */
  readonly number: string;
  readonly name: string;
}

/** What was last compared more than 180 days before `today`: numbers, and where #7119 reaches (G118, G119). */
export function hotlinesToVerify(today: string): HotlineFact[] {
  const areas = { ...ADVICE_AREAS, number: '#7119の地域', name: 'つながる都道府県の一覧' };
  return [...EMERGENCY_LINES, ...CRISIS_LINES, areas]
    .filter(({ verified_on }) => daysBetween(verified_on, today) > HOTLINE_CHECK_DAYS)
    .map(({ number, name }) => ({ number, name }));
}
