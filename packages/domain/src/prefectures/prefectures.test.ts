import { expect, it } from 'vitest';
import { findPrefecture, PREFECTURES } from './index.ts';

it('都道府県は47あり、JIS の番号順に並ぶ（G132）', () => {
  expect(PREFECTURES.map(({ code }) => Number(code))).toEqual(
    Array.from({ length: 47 }, (_, index) => index + 1),
  );
  expect(new Set(PREFECTURES.map(({ key }) => key)).size).toBe(47);
  expect(new Set(PREFECTURES.map(({ label }) => label)).size).toBe(47);
  expect(PREFECTURES.every(({ label }) => /^(?:北海道|東京都|(?:京都|大阪)府|.{2,3}県)$/.test(label))).toBe(
    true,
  );
});

it.each([
  ['01', 'hokkaido', '北海道'],
  ['13', 'tokyo', '東京都'],
  ['26', 'kyoto', '京都府'],
  ['27', 'osaka', '大阪府'],
  ['39', 'kochi', '高知県'],
  ['44', 'oita', '大分県'],
  ['47', 'okinawa', '沖縄県'],
])('番号 %s は %s、%s', (code, key, label) => {
  for (const name of [code, key, label]) expect(findPrefecture(name)).toEqual({ code, key, label });
});

it('知らない名前の場合、見つからない', () => {
  expect(findPrefecture('東京')).toBeNull();
  expect(findPrefecture('')).toBeNull();
});
