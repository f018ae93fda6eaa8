import { daysBetween } from '../japanese-dates/index.ts';

/** A telephone line outside the portal. */
export interface Hotline {
  readonly id: string;
  /** As people know and read it out. */
  readonly number: string;
  /** `tel:` address. */
  readonly href: string;
  readonly name: string;
  readonly audience: string;
  /** Day (`YYYY-MM-DD`) on which the number was last compared with public sources. */
  readonly verified_on: string;
}

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

/** For a person who speaks of wanting to die (G119). */
export const CRISIS_LINES = [
  {
    id: 'inochi-sos',
    number: '0120-061-338',
    href: 'tel:0120061338',
    name: '#いのちSOS',
    audience: 'すべての方',
    verified_on: '2026-11-20',
  },
  {
    id: 'yorisoi',
    number: '0120-279-338',
    href: 'tel:0120279338',
    name: 'よりそいホットライン',
    audience: '岩手県・宮城県・福島県のほかからかける方',
    verified_on: '2026-11-20',
  },
  {
    id: 'yorisoi-tohoku',
    number: '0120-279-226',
    href: 'tel:0120279226',
    name: 'よりそいホットライン（岩手県・宮城県・福島県）',
    audience: '岩手県・宮城県・福島県からかける方',
    verified_on: '2026-11-20',
  },
  {
    id: 'kokoro-no-kenko',
    number: '0570-064-556',
    href: 'tel:0570064556',
    name: 'こころの健康相談統一ダイヤル',
    audience: 'すべての方',
    verified_on: '2026-11-20',
  },
] as const satisfies readonly Hotline[];

/** Numbers that were last compared with their own office more than 180 days before `today` (G119). */
export function hotlinesToVerify(today: string): Pick<Hotline, 'number' | 'name'>[] {
  return [...EMERGENCY_LINES, ...CRISIS_LINES]
    .filter(({ verified_on }) => daysBetween(verified_on, today) > HOTLINE_CHECK_DAYS)
    .map(({ number, name }) => ({ number, name }));
}
