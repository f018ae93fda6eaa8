import { expect, it } from 'vitest';
import { editsBetween } from './edits-between.ts';

it.each([
  ['おぷじーぼ', 'おぷじーぼ', 0],
  ['おぶじーぼ', 'おぷじーぼ', 1],
  ['きーとるだ', 'きいとるーだ', 2],
  ['はーせぷしん', 'はーせぷちん', 1],
  ['どせたせきる', 'どせたきせる', 1],
  ['かろなー', 'かろなーる', 1],
  ['', 'あ', 1],
  ['なうぜりん', 'おきのーむ', 3],
  ['あ', 'あいうえお', 3],
])('「%s」と「%s」は、%i字ちがう（三字で数えるのをやめる）', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits);
  expect(editsBetween(other, one, 2)).toBe(edits);
});
