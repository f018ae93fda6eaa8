import { describe, expect, it } from 'vitest';
import { CARD, CRISIS_TABLE, NO_CARD } from '../crisis-words/crisis-table.fixture.ts';
import { hasCrisisWords, readCrisisWords } from './index.ts';

const sentences = Object.entries({
  ...CRISIS_TABLE,
  'what rules find': { card: CARD, calm: NO_CARD },
}).flatMap(([kind, { card, calm }]) => [
  ...card.map((text) => ({ kind, text, hasCard: true })),
  ...calm.map((text) => ({ kind, text, hasCard: false })),
]);

// @proves state words of despair
describe('つらい気持ちの言葉を、規則と重みで見つける（G119）', () => {
  it.each(sentences)('$kind: 「$text」の場合、カードを出すか（$hasCard）', ({ text, hasCard }) => {
    expect(hasCrisisWords(text)).toBe(hasCard);
  });

  it.each(['fever', 'forever', 'never give up', 'chemo nausea 38.5'])(
    '日本語のない「%s」を、重みでは読まない',
    (text) => {
      expect(hasCrisisWords(text)).toBe(false);
    },
  );

  it('表は、300文より多い', () => {
    expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThan(300);
  });

  it('どの文がそうなのかを、長い相談のなかで示す', () => {
    const text =
      '高額療養費の申請のこと、ありがとうございました。遺書は机に入れました。書類は娘に送ってください。';
    const found = readCrisisWords(text);
    expect(found?.kind).toBe('plan');
    expect(text.slice(found?.start, found?.end)).toBe('遺書は机に入れました。');
  });

  it('危ない言葉がひとつもない別れの文も、その場所で示す', () => {
    const farewell = '通帳は仏壇の引き出しに入れてあります。もう私には要りませんので。';
    const text = `先日は保険の件でお世話になりました。${farewell}よろしくお伝えください。`;
    const found = readCrisisWords(text);
    expect(found?.kind).toBe('unnamed');
    expect(farewell).toContain(text.slice(found?.start, found?.end));
  });

  it('どれほど長い文でも終わり、こわれた文字があっても止まらない', () => {
    const worst = ['「'.repeat(50_000), '夕方'.repeat(50_000), '本の'.repeat(50_000), '\ud800'.repeat(9_000)];
    expect(worst.map(hasCrisisWords)).toEqual([false, false, false, false]);
  });
});
