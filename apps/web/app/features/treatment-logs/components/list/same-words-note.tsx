import type { KeywordWord } from '@hidamari/contract/treatment-logs';
import { sameWordsText } from '../../log-words/filter-words.ts';

/** By what else was looked for, where a word of the keyword is called something else in a log (G134). */
export function SameWordsNote({ words }: { words: readonly KeywordWord[] }) {
  const text = sameWordsText(words);
  return text === '' ? null : <p className="pb-4 text-sm text-ink-soft">{text}</p>;
}
