import { describe, expect, it } from 'vitest';
import { NOTHING_ASKED, readAskedSearch, searchStep, sentSearch } from './asked-search.ts';

describe('さがした言葉は、履歴の一歩に残る', () => {
  it('書いて読むと同じになる', () => {
    const asked = { keyword: 'だるい', kind: 'article', isExact: true, pages: 3, isSent: true } as const;
    expect(readAskedSearch(searchStep(asked))).toEqual(asked);
  });

  it.each([
    ['何もない', null],
    ['ほかの一歩', { from: 'x' }],
    ['形の違うもの', { search: 'だるい' }],
    ['読めない中身', { search: { keyword: 3, kind: 'constructor', isExact: 'yes', pages: Number.NaN } }],
    ['送ったかが分からないもの', { search: { isSent: 'yes' } }],
    ['多すぎるページ', { search: { pages: 1e9 } }],
  ])('%sの場合、何もたずねていない', (_, state) => {
    expect(readAskedSearch(state)).toEqual(NOTHING_ASKED);
  });

  it('長すぎる言葉は、途中までになる', () => {
    expect(readAskedSearch({ search: { keyword: 'あ'.repeat(500) } }).keyword).toHaveLength(200);
  });

  it('送った言葉は、送ったものとして残り、空のまま送っても、何もたずねていない', () => {
    expect(readAskedSearch(searchStep(sentSearch('だるい')))).toMatchObject({
      keyword: 'だるい',
      isSent: true,
    });
    expect(sentSearch('')).toEqual(NOTHING_ASKED);
  });
});
