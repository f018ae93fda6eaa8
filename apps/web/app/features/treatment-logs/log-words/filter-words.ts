import type { KeywordWord } from '@hidamari/contract/treatment-logs';
import { formatJapaneseDate, formatPlainDate } from '@hidamari/domain/japanese-dates';
import { truncateText } from '@hidamari/domain/japanese-text';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import type { LogListFilters } from '../list-address.ts';

const WORD_CHARACTERS = 20;

/** 2026年11月1日〜2026年11月20日; one day alone is named with its weekday; an open end is left open. */
export function periodWords({ from, to }: Pick<LogListFilters, 'from' | 'to'>): string {
  if (from !== '' && from === to) return formatJapaneseDate(from);
  return `${from && formatPlainDate(from)}〜${to && formatPlainDate(to)}`;
}

/** What a narrowed list is of, before its count: 「「症状」を含む記録　」. '' for the whole list. */
export function countedWords({ categories, keyword, from, to }: LogListFilters): string {
  const labels = TREATMENT_LOG_CATEGORIES.filter(({ flag }) => categories.includes(flag)).map(
    ({ label }) => `「${label}」`,
  );
  const words = keyword ? [`「${truncateText(keyword, WORD_CHARACTERS)}」`] : [];
  const held = [...words, ...(labels.length > 0 ? [labels.join('か')] : [])].join('と');
  const period = from || to ? `${periodWords({ from, to })}の` : '';
  if (held === '') return period === '' ? '' : `${period}記録　`;
  return `${period}${held}を含む記録　`;
}

/** 「倦怠感」は「だるさ」など、ほかの言い方でもさがしました。 '' where every word was looked for as it stands alone. */
export function sameWordsText(words: readonly KeywordWord[]): string {
  const pairs = words.flatMap(({ typed, label }) =>
    label === null ? [] : [`「${truncateText(typed, WORD_CHARACTERS)}」は「${label}」`],
  );
  return pairs.length === 0 ? '' : `${[...new Set(pairs)].join('、')}など、ほかの言い方でもさがしました。`;
}
