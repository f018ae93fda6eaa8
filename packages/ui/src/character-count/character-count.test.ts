import { expect, it } from 'vitest';
import { characterCount } from './character-count.ts';

it.each([
  ['', 80, { shown: '0／80文字', said: '', isOver: false }],
  ['あ'.repeat(71), 80, { shown: '71／80文字', said: '', isOver: false }],
  ['あ'.repeat(72), 80, { shown: '72／80文字', said: 'あと8文字', isOver: false }],
  ['👨‍👩‍👧'.repeat(80), 80, { shown: '80／80文字', said: 'あと0文字', isOver: false }],
  ['あ'.repeat(81), 80, { shown: '81／80文字', said: '1文字多くなっています', isOver: true }],
])('字数は、読む人の数え方で数え、限りの九割からは声でも伝える（%#）', (text, limit, count) => {
  expect(characterCount(text, limit)).toEqual(count);
});
