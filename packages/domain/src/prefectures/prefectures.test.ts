import { expect, it } from 'vitest';
import { findPrefecture, PREFECTURES } from './index.ts';

/** Key and name of each, in the order of JIS X 0401. */
const DECIDED = `
  hokkaido 北海道, aomori 青森県, iwate 岩手県, miyagi 宮城県, akita 秋田県
  yamagata 山形県, fukushima 福島県, ibaraki 茨城県, tochigi 栃木県, gunma 群馬県
  saitama 埼玉県, chiba 千葉県, tokyo 東京都, kanagawa 神奈川県, niigata 新潟県
  toyama 富山県, ishikawa 石川県, fukui 福井県, yamanashi 山梨県, nagano 長野県
  gifu 岐阜県, shizuoka 静岡県, aichi 愛知県, mie 三重県, shiga 滋賀県
  kyoto 京都府, osaka 大阪府, hyogo 兵庫県, nara 奈良県, wakayama 和歌山県
  tottori 鳥取県, shimane 島根県, okayama 岡山県, hiroshima 広島県, yamaguchi 山口県
  tokushima 徳島県, kagawa 香川県, ehime 愛媛県, kochi 高知県, fukuoka 福岡県
  saga 佐賀県, nagasaki 長崎県, kumamoto 熊本県, oita 大分県, miyazaki 宮崎県
  kagoshima 鹿児島県, okinawa 沖縄県
`;

it('都道府県は47あり、JIS の番号順に並ぶ（G132）', () => {
  const decided = DECIDED.trim().split(/,?\s*\n\s*|, /);
  expect(PREFECTURES.map(({ key, label }) => `${key} ${label}`)).toEqual(decided);
  expect(PREFECTURES.map(({ code }) => Number(code))).toEqual(decided.map((_, index) => index + 1));
  expect(PREFECTURES).toHaveLength(47);
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
