import { describe, expect, it } from 'vitest';
import { FIRST_VISIT_HREF, isFirstVisit } from './index.ts';

describe('はじめての訪問（仕様3・G130）', () => {
  // @proves state onboarding
  it.each([
    ['is_first=true', true],
    ['role=hatch&is_first=true', true],
    ['is_first=false', false],
    ['is_first=1', false],
    ['is_first=TRUE', false],
    ['is_first=true%20', false],
    ['is_first=', false],
    ['is_first', false],
    ['IS_FIRST=true', false],
    ['', false],
  ])('「%s」の場合、はじめてか: %s', (query, expected) => {
    expect(isFirstVisit(new URLSearchParams(query))).toBe(expected);
  });

  it('登録のあとの行き先は、はじめての訪問を示すホームである', () => {
    const { pathname, searchParams } = new URL(FIRST_VISIT_HREF, 'http://localhost');
    expect(pathname).toBe('/');
    expect(isFirstVisit(searchParams)).toBe(true);
  });
});
