import { describe, expect, it } from 'vitest';
import { CRISIS_LINES } from '../emergency/index.ts';
import { findBoundarySentences } from './boundary-words.ts';
import { calledLabel, dangerQuote, FIRST_AID_TEXT, isCalled, MESSAGE_LENGTH } from './index.ts';

describe('つらい気持ちの言葉を、机に引く（G119）', () => {
  it('長い言葉の中から、その文だけを引く', () => {
    const text =
      '通院の日を職場に言えていません。\n夜になると、もう消えたいと思ってしまいます。お返事は急ぎません。';
    expect(dangerQuote(text)).toBe('夜になると、もう消えたいと思ってしまいます。');
  });

  it('二つの文にある場合、どちらも順に引く', () => {
    expect(dangerQuote('もう死にたいです！雨が続きますね。消えてしまいたい')).toBe(
      'もう死にたいです！ … 消えてしまいたい',
    );
  });

  it('どの文にもひとりでは見つからない場合、全体を引く', () => {
    expect(dangerQuote(' 薬をためています。今夜にします。 ')).toBe('薬をためています。今夜にします。');
  });

  it('長い場合、二百字で切る', () => {
    expect(dangerQuote(`${'あ'.repeat(300)}死にたい`)).toHaveLength(201);
  });
});

describe('一人で送れる、はじめの一言（G119）', () => {
  it('窓口の番号がすべてあり、命の危険のときの119番がある', () => {
    for (const { number } of CRISIS_LINES) expect(FIRST_AID_TEXT).toContain(number);
    expect(FIRST_AID_TEXT).toContain('119番か110番へ');
    expect(FIRST_AID_TEXT.length).toBeLessThan(MESSAGE_LENGTH);
  });

  it('診断や助言のように読める文も、だれも守れない約束もない（G120）', () => {
    expect(findBoundarySentences(FIRST_AID_TEXT)).toEqual([]);
    expect(FIRST_AID_TEXT).not.toMatch(/必ず|ずっと|だいじょうぶ|大丈夫|すぐに|分以内|！/);
  });
});

it('呼ばれるのは、もう一人の相談員と、責任者', () => {
  expect([
    isCalled('second', 'supporter'),
    isCalled('second', 'lead'),
    isCalled('second', 'concierge'),
  ]).toEqual([true, true, false]);
  expect([isCalled('lead', 'supporter'), isCalled('lead', 'lead')]).toEqual([false, true]);
  expect(calledLabel('lead')).toBe('責任者');
});
