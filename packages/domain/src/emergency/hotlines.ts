import { daysBetween } from '../japanese-dates/index.ts';
import { CRISIS_LINES } from './crisis-lines.ts';
import type { Hotline } from './hotline.ts';

/** After this many days a number is to be compared again: a notice at start, on readiness and on the desk (G119). */
export const HOTLINE_CHECK_DAYS = 180;

/**
 * For a sudden turn of a person's health (G118). #7119 covered 40 areas, about 85.7 % of people, in October
 * 2025 (総務省消防庁, as quoted in December 2025; no newer figure was found on 2026-11-28): not everybody, so the caveat of
 * `EMERGENCY` always stands beside it. That day is the count's: for the numbers themselves none of the pages is known to
 * state one, so that they go by our comparison.
 */
export const EMERGENCY_LINES = [
  {
    id: 'ambulance',
    number: '119',
    href: 'tel:119',
    name: '救急車を呼ぶ',
    audience: 'すべての方',
    source: 'https://www.fdma.go.jp/mission/enrichment/kyukyumusen_kinkyutuhou/119.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'emergency-advice',
    number: '#7119',
    href: 'tel:%237119',
    name: '救急車を呼ぶか迷うとき（大人）',
    audience: '大人',
    source: 'https://www.fdma.go.jp/mission/enrichment/appropriate/appropriate007.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'child-emergency-advice',
    number: '#8000',
    href: 'tel:%238000',
    name: '迷うとき（子ども）',
    audience: '子ども',
    source: 'https://www.mhlw.go.jp/topics/2006/10/tp1010-3.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
] as const satisfies readonly Hotline[];

/**
 * Numbers whose source speaks of a day more than 180 days before `today` (G119), however lately somebody has looked at it: what
 * an office wrote long ago is old. A source without a day counts from our comparison.
 */
export function hotlinesToVerify(today: string, lines: readonly Hotline[] = HOTLINES): HotlineToVerify[] {
  return lines
    .filter(
      ({ source_dated_on: dated, verified_on }) =>
        daysBetween(dated ?? verified_on, today) > HOTLINE_CHECK_DAYS,
    )
    .map(({ number, name, source }) => ({ number, name, source }));
}

/** What is compared, and with which page. */
type HotlineToVerify = Pick<Hotline, 'number' | 'name' | 'source'>;

const HOTLINES: readonly Hotline[] = [...EMERGENCY_LINES, ...CRISIS_LINES];
