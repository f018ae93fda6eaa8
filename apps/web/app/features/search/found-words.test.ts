import { expect, it } from 'vitest';
import { sentSearch } from '../../parts/search/asked-search.ts';
import { foundWords, withOffered } from './found-words.ts';
import { isWorthSearching } from './once-at-rest.ts';
import type { Found } from './search-calls.ts';

const found = (
  total: number,
  own: number,
  kind: Found['asked']['kind'] = null,
  not_searched: Found['answer']['not_searched'] = [],
): Found => ({
  asked: { ...sentSearch('だるさ'), kind },
  answer: {
    data: [],
    meta: { page: 1, per_page: 20, total },
    counts: {},
    also: [],
    near: [],
    left_out: [],
    suggestions: [],
    is_urgent: false,
    ready: [],
    instead: [],
    is_stale: false,
    not_searched,
  },
  logs: { shown: [], total: own },
});

it.each([
  [found(12, 0), '12件見つかりました'],
  [found(1234, 0), '1,234件見つかりました'],
  [found(0, 0), '見つかりませんでした'],
  [found(0, 0, null, ['article']), 'いまさがせる中には、見つかりませんでした'],
  [found(12, 0, null, ['article']), '12件見つかりました'],
  [found(12, 2), '12件と、あなたの記録2件が見つかりました'],
  [found(0, 2), 'あなたの記録2件が見つかりました'],
  [found(3, 2, 'article'), '3件見つかりました'],
])('見つかったものの数を言葉にする（%#）', (one, words) => {
  expect(foundWords(one)).toBe(words);
});

it('候補の数は、見つかった数のあとに一度だけ言い、なくなれば言わない', () => {
  const words = withOffered('12件見つかりました', 3);
  expect(words).toBe('12件見つかりました　言葉の候補3件');
  expect(withOffered(words, 2)).toBe('12件見つかりました　言葉の候補2件');
  expect(withOffered(words, 0)).toBe('12件見つかりました');
});

it.each([
  ['だるい', true],
  ['だ', false],
  [' だ ', false],
  ['', true],
  ['　', true],
])('「%s」を打った場合、たずね直すか: %s（空にしたら、何もたずねていないことになる）', (text, isTold) => {
  expect(isWorthSearching(text)).toBe(isTold);
});
