import type { SearchAnswer } from '@hidamari/contract/search';
import { formatFigure } from '@hidamari/domain/japanese-text';
import type { Found } from './search-calls.ts';

/** Said where a form came without a word. */
export const NO_WORDS = 'さがす言葉を入力してください';

/** What stands under the box: said to a listener too, who does not see the list change. */
export function foundWords({ asked, answer, logs }: Found): string {
  const own = asked.kind === null ? logs.total : 0;
  return answer.meta.total + own === 0 ? nothingFoundWords(answer) : countWords(answer.meta.total, own);
}

const OFFERED = '　言葉の候補';

/** The same with so many words to go on with: who does not see them hears that there are some. */
export function withOffered(words: string, offered: number): string {
  const [found = ''] = words.split(OFFERED);
  return offered > 0 ? `${found}${OFFERED}${offered}件` : found;
}

/** Never flatly that there is nothing where a part of the library could not be looked through. */
export function nothingFoundWords({ not_searched }: Pick<SearchAnswer, 'not_searched'>): string {
  return not_searched.length > 0 ? 'いまさがせる中には、見つかりませんでした' : '見つかりませんでした';
}

/** @param own logs of the member in which the words stand, beside what everybody finds. */
function countWords(total: number, own: number): string {
  const found = `${formatFigure(total)}件`;
  const ofOwn = `あなたの記録${formatFigure(own)}件`;
  if (own > 0) return total > 0 ? `${found}と、${ofOwn}が見つかりました` : `${ofOwn}が見つかりました`;
  return `${found}見つかりました`;
}
