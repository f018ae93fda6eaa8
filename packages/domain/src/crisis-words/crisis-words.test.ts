import { describe, expect, it } from 'vitest';
import { CARD, NO_CARD } from './crisis-table.fixture.ts';
import { findCrisisWords } from './index.ts';

/** By the rules alone, as a page judges until the weights are there. */
const hasCrisisWords = (text: string) => findCrisisWords(text, null) !== null;

// @proves state words of despair
describe('つらい気持ちの言葉を、規則だけで見つける（G119）', () => {
  it.each(CARD)('「%s」の場合、カードを出す', (text) => {
    expect(hasCrisisWords(text)).toBe(true);
  });

  it.each(NO_CARD)('「%s」の場合、カードを出さない', (text) => {
    expect(hasCrisisWords(text)).toBe(false);
  });

  it.each(['死\u200Bにたい', 'もう消\u3164えたい', '死\u00ADに\u2060たい', '\u202E死にたい\u202C'])(
    '目に見えない文字がまじる「%s」の場合も、カードを出す',
    (text) => {
      expect(hasCrisisWords(text)).toBe(true);
    },
  );

  it('表は、どちらも60文より多い', () => {
    expect(Math.min(new Set(CARD).size, new Set(NO_CARD).size)).toBeGreaterThanOrEqual(60);
  });

  // Where a pattern tries every way through a long text, this does not end.
  it('文字数の上限まで、どんなに長い字で書かれていても、終わりの文まで読む', () => {
    const before = '👨‍👩‍👧‍👦'.repeat(1_990).slice(0, 8_980);
    expect(hasCrisisWords(`${before}。もう死にたいです。`)).toBe(true);
  });

  it('長い文の中ほどにある場合も見つけ、どれほど長くても終わる', () => {
    expect(
      hasCrisisWords(`${'今日は庭に水をやりました。'.repeat(100)}もう消えたい。${'夕方'.repeat(100)}`),
    ).toBe(true);
    const worst = ['「'.repeat(50_000), '死に'.repeat(50_000), 'いき'.repeat(50_000), '本の'.repeat(50_000)];
    expect(worst.map(hasCrisisWords)).toEqual([false, false, false, false]);
  });

  it('こわれた文字があっても、止まらない', () => {
    expect(hasCrisisWords('\ud800死にたい\0')).toBe(true);
    expect(hasCrisisWords('\udc00')).toBe(false);
  });
});
