import { expect, it } from 'vitest';
import { toFullKatakana } from './index.ts';

it.each([
  ['やまだ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['ヤマダ', 'ヤマダ'],
  ['じょー', 'ジョー'],
  ['ｼﾞｮｰ', 'ジョー'],
  ['じょ-', 'ジョー'],
  ['マリア・ルイサ', 'マリア・ルイサ'],
  ['はな　こ', 'ハナ コ'],
  ['ゔぃ', 'ヴィ'],
  ['山田', '山田'],
  ['A-B', 'A-B'],
])('カナ %s は %s として読む', (typed, read) => {
  expect(toFullKatakana(typed)).toBe(read);
});
