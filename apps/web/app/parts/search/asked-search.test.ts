import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { describe, expect, it } from 'vitest';
import {
  askedByForm,
  formFieldsOf,
  NOTHING_ASKED,
  readAskedSearch,
  searchStep,
  sentSearch,
} from './asked-search.ts';

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

describe('送られたフォームの問い', () => {
  const read = (fields: string) => askedByForm(new URLSearchParams(fields));

  it.each([
    ['keyword=だるさ', { keyword: 'だるさ', isSent: true }],
    ['keyword=だるさ&kind=article&is_exact=1&pages=3', { kind: 'article', isExact: true, pages: 3 }],
    // The button that was pressed stands last.
    ['keyword=だるさ&kind=article&kind=', { kind: null }],
    ['keyword=だるさ&is_exact=1&is_exact=', { isExact: false }],
    ['keyword=だるさ&pages=1000000', { pages: 1 }],
    ['keyword=だるさ&pages=-1', { pages: 1 }],
    ['keyword=だるさ&kind=member', { kind: null }],
    ['keyword=%E3%80%80+', { isSent: false }],
    ['', { keyword: '', isSent: false }],
  ])('「%s」の場合', (fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  it('長い言葉は、はじめだけをさがす', () => {
    expect(read(`keyword=${'あ'.repeat(500)}`).keyword).toHaveLength(SEARCH_WORDS_CHARACTERS);
  });

  it('フォームに書いた問いは、そのまま読み戻せる', () => {
    const asked = { keyword: 'だるさ', kind: 'faq', isExact: true, pages: 2, isSent: true } as const;
    expect(askedByForm(new URLSearchParams(formFieldsOf(asked)))).toEqual(asked);
  });
});
