import { describe, expect, it } from 'vitest';
import { addDays } from '../japanese-dates/index.ts';
import { dueLinePromotion, readLinePromotionMemory } from './index.ts';

/** Past midnight in Japan. */
const FIRST = '2026-11-26T15:30:00.000Z';
const FIRST_DAY = '2026-11-27';

// @proves state LINE promotion
describe('LINEのご案内を出す日（仕様4・G80）', () => {
  it.each([
    ['はじめて来た日', 0, [], 0],
    ['はじめて来た日に、一度見た', 0, [0], null],
    ['次の日に、まだ見ていない', 1, [], null],
    ['29日め', 29, [], null],
    ['30日め', 30, [0], 30],
    ['30日めに、はじめての日の分を見ていない', 30, [], 30],
    ['30日の分を見た、同じ日', 30, [0, 30], null],
    ['45日めに、30日の分をまだ見ていない', 45, [0], 30],
    ['59日めに、30日の分を見た', 59, [0, 30], null],
    ['60日め', 60, [0, 30], 60],
    ['60日めに、どちらも見ていない：60日の分', 60, [0], 60],
    ['60日の分を見たあと、30日の分には戻らない', 61, [0, 60], null],
    ['400日めに、60日の分をまだ見ていない', 400, [0, 30], 60],
    ['400日めに、どれも見た', 400, [0, 30, 60], null],
    ['時計が戻された', -1, [], null],
  ] as const)('%s（%d日、見た分 %j）：%j', (_, days, shown, due) => {
    expect(dueLinePromotion({ firstVisit: FIRST, shown }, addDays(FIRST_DAY, days))).toBe(due);
  });

  it('うるう年の2月をまたいでも、日の数で数える', () => {
    const memory = { firstVisit: '2028-02-01T03:00:00.000Z', shown: [0] };
    expect(dueLinePromotion(memory, '2028-03-01')).toBeNull();
    expect(dueLinePromotion(memory, '2028-03-02')).toBe(30);
  });
});

describe('端末に残したものを読む', () => {
  it.each([
    ['{"firstVisit":"2026-11-26T15:30:00.000Z","shown":[0,30]}', { firstVisit: FIRST, shown: [0, 30] }],
    ['{"firstVisit":"2026-11-26T15:30:00.000Z","shown":[0,"30",null]}', { firstVisit: FIRST, shown: [0] }],
    ['{"firstVisit":"2026-02-30","shown":[]}', null],
    ['{"firstVisit":"2026-11-26T15:30:00.000Z"}', null],
    ['{"firstVisit":7,"shown":[]}', null],
    ['null', null],
    ['[]', null],
    ['こわれたもの', null],
    ['', null],
    [null, null],
  ])('%j', (kept, memory) => {
    expect(readLinePromotionMemory(kept)).toEqual(memory);
  });
});
