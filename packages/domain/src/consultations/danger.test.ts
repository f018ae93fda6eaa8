import { describe, expect, it } from 'vitest';
import { readBoundarySentences } from '../boundary-reader/index.ts';
import { CRISIS_LINES } from '../emergency/index.ts';
import { calledLabel, FIRST_AID_TEXT, isCalled, MESSAGE_LENGTH } from './index.ts';

describe('一人で送れる、はじめの一言（G119）', () => {
  it('窓口の番号が、受付の時間と費用とともにすべてあり、命の危険のときの119番がある', () => {
    for (const { number, hours, cost } of CRISIS_LINES) {
      const line = FIRST_AID_TEXT.split('\n').find((one) => one.startsWith(number));
      expect(line).toContain(hours);
      expect(line).toContain(cost);
    }
    expect(FIRST_AID_TEXT).toContain('119番か110番へ');
    expect(FIRST_AID_TEXT.length).toBeLessThan(MESSAGE_LENGTH);
  });

  it('診断や助言のように読める文も、だれも守れない約束もない（G120）', () => {
    expect(readBoundarySentences(FIRST_AID_TEXT)).toEqual([]);
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

describe('はじめの一言は、あとで読んでも本当である（G119）', () => {
  it('だれかがいま画面の前にいるとは言わない', () => {
    expect(FIRST_AID_TEXT).not.toMatch(/いま、|画面の前/);
  });
});
