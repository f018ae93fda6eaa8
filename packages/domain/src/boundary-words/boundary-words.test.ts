import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEYOND_BY_RULE, LEFT_OUT, WITHIN } from './boundary-table.fixture.ts';
import { BOUNDARY_PHRASES, findBoundarySentences, hasUnshownBoundary } from './index.ts';

/** By the rules alone. */
const find = (text: string) => findBoundarySentences(text, null);

// @proves state consultation: boundary words
describe('相談員が言えないことを見つける（G120）', () => {
  const cases = Object.entries(BEYOND_BY_RULE).flatMap(([kind, sentences]) =>
    sentences.map((sentence) => [kind, sentence] as const),
  );
  it.each(cases)('%s: %s', (kind, sentence) => {
    expect(find(sentence)).toEqual([{ kind, sentence, start: 0, end: sentence.length }]);
  });

  it.each([...WITHIN, ...LEFT_OUT])('見つけない: %s', (sentence) => {
    expect(find(sentence)).toEqual([]);
  });

  it('長いお返事の中の一文だけを、その場所で示す', () => {
    const text =
      'お話しくださって、ありがとうございます。\n薬はやめても大丈夫です。ほかに心配なことはありますか？';
    const [found, ...rest] = find(text);
    expect(rest).toEqual([]);
    expect(found?.kind).toBe('treatment');
    expect(text.slice(found?.start, found?.end)).toBe('薬はやめても大丈夫です。');
  });

  it('どんな文でも、示した場所がその文になり、決められた長さなら答える', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000, unit: 'binary' }), (text) => {
        for (const { sentence, start, end } of find(text)) expect(text.slice(start, end)).toBe(sentence);
      }),
    );
    const long = '薬を'.repeat(1_000);
    expect(find(long)).toEqual([]);
  });

  it('まだ見せていない文があるかどうかは、文ごとに分かる', () => {
    const [first, second] = ['薬はやめても大丈夫です。', 'それは副作用だと思います。'];
    expect(hasUnshownBoundary(find(first), new Set())).toBe(true);
    expect(hasUnshownBoundary(find(first), new Set([first]))).toBe(false);
    expect(hasUnshownBoundary(find(`${first}${second}`), new Set([first]))).toBe(true);
    expect(hasUnshownBoundary(find('病院での聞き方を、一緒に考えましょう。'), new Set())).toBe(false);
  });

  it('言いかえの文は、それ自身が言えないことにならない', () => {
    for (const phrase of Object.values(BOUNDARY_PHRASES)) expect(find(phrase)).toEqual([]);
  });
});
