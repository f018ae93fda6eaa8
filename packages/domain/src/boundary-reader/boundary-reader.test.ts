import { describe, expect, it } from 'vitest';
import { BEYOND, BEYOND_BY_RULE, LEFT_OUT, WITHIN } from '../boundary-words/boundary-table.fixture.ts';
import { BOUNDARY_PHRASES } from '../boundary-words/index.ts';
import { readBoundarySentences } from './index.ts';

// @proves state consultation: boundary words
describe('相談員が言えないことを、規則と重みで見つける（G120）', () => {
  it.each([...Object.values(BEYOND_BY_RULE).flat(), ...BEYOND])('見つける: %s', (sentence) => {
    expect(readBoundarySentences(sentence).map((found) => found.sentence)).toEqual([sentence]);
  });

  it.each([...WITHIN, ...LEFT_OUT])('見つけない: %s', (text) => {
    expect(readBoundarySentences(text)).toEqual([]);
  });

  it('表は、どちらも150文あるいはそれより多い', () => {
    const beyond = new Set([...Object.values(BEYOND_BY_RULE).flat(), ...BEYOND]);
    expect(Math.min(beyond.size, new Set([...WITHIN, ...LEFT_OUT]).size)).toBeGreaterThanOrEqual(150);
  });

  it('言いかえの文は、それ自身が言えないことにならない', () => {
    for (const phrase of Object.values(BOUNDARY_PHRASES)) expect(readBoundarySentences(phrase)).toEqual([]);
  });
});
