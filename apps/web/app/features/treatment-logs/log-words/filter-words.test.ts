import { expect, it } from 'vitest';
import { NO_FILTERS } from '../list-address.ts';
import { countedWords, periodWords, sameWordsText } from './filter-words.ts';

it.each([
  [{}, ''],
  [{ categories: ['is_condition_log'] }, '「症状」を含む記録　'],
  [{ categories: ['is_condition_log', 'is_medicine_log'] }, '「薬」か「症状」を含む記録　'],
  [{ keyword: 'だるさ', categories: ['is_life_log'] }, '「だるさ」と「くらし」を含む記録　'],
  [{ from: '2026-11-04', to: '2026-11-04' }, '2026年11月4日（水）の記録　'],
  [{ from: '2026-11-01', keyword: '散歩' }, '2026年11月1日〜の「散歩」を含む記録　'],
  [{ month: '2026-10' }, ''],
] as const)('しぼりこみが %j の場合、件数の前に「%s」と言う', (filters, expected) => {
  expect(countedWords({ ...NO_FILTERS, ...filters })).toBe(expected);
});

it('終わりだけの期間は、はじめを言わない', () => {
  expect(periodWords({ from: '', to: '2026-11-20' })).toBe('〜2026年11月20日');
});

const word = (typed: string, label: string | null) => ({ typed, label, ways: [typed] });

it('別の言葉でもさがした場合、どの言葉をログで何と呼ぶかを、一度ずつ言う', () => {
  expect(sameWordsText([word('倦怠感', 'だるさ'), word('散歩', null), word('倦怠感', 'だるさ')])).toBe(
    '「倦怠感」は「だるさ」など、ほかの言い方でもさがしました。',
  );
  expect(sameWordsText([word('悪心', '吐き気'), word('キイトルダ', 'ペムブロリズマブ')])).toBe(
    '「悪心」は「吐き気」、「キイトルダ」は「ペムブロリズマブ」など、ほかの言い方でもさがしました。',
  );
  expect(sameWordsText([word('散歩', null)])).toBe('');
});
