import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';
import { deskHours, openState } from './index.ts';

/** What the desk's head says at a moment; `closures` are days off of single variants. */
function said(day: string, time: string, closures: Partial<Record<VariantKey, string[]>> = {}): string[] {
  const at = japanInstant(day, time);
  const stateOf = (variant: VariantKey) => openState({ at, variant, closures: closures[variant] ?? [] });
  const states = Object.fromEntries(VARIANT_KEYS.map((key) => [key, stateOf(key)]));
  return deskHours(states as Parameters<typeof deskHours>[0]).map(
    ({ of, words, isOpen }) => `${of ?? 'すべて'} ${words} ${isOpen ? '開' : '閉'}`,
  );
}

describe('机の頭に出す受付のようす（G6）', () => {
  // 2026-11-20 is a Friday, 11-21 a Saturday, 11-23 a holiday on a Monday.
  it.each([
    [
      '窓口で違う場合、同じ窓口をまとめる',
      '2026-11-20',
      '10:00',
      ['保険・一般 受付中（20:00まで） 開', '調布市 お休み 閉'],
    ],
    [
      'どちらも受付中で終わりが違う場合、分けて言う',
      '2026-11-21',
      '17:55',
      ['保険・一般 受付中（20:00まで） 開', '調布市 受付中（18:00まで） 開'],
    ],
    ['すべて同じ場合、窓口の名を言わない', '2026-11-23', '10:00', ['すべて お休み 閉']],
    ['開く前の場合', '2026-11-21', '08:00', ['すべて 受付前（9:00から） 閉']],
    ['終わったあとの場合', '2026-11-21', '20:00', ['すべて 本日は終了 閉']],
  ] as const)('%s', (_, day, time, words) => {
    expect(said(day, time)).toEqual(words);
  });

  it('一つの窓口だけが臨時の休みの場合、その窓口を分けて言う', () => {
    expect(said('2026-11-21', '10:00', { aflac: ['2026-11-21'] })).toEqual([
      '保険 臨時のお休み 閉',
      '一般 受付中（20:00まで） 開',
      '調布市 受付中（18:00まで） 開',
    ]);
  });
});
