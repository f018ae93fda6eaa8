import { expect, it } from 'vitest';
import { waitWords } from './index.ts';

it.each([
  [1, '1秒'],
  [44.2, '45秒'],
  [90, '90秒'],
  [91, '約2分'],
  [900, '約15分'],
  [5_400, '約90分'],
  [5_401, '約2時間'],
  [7_200, '約2時間'],
])('%s秒を待つ場合、早く戻らないように切り上げて「%s」と言う', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
