import { highlight } from '@hidamari/domain/search-text';
import { MarkedPieces } from './marked-pieces.tsx';

/** A text in which the words of the search are marked (G74). Without words it is the text. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return words.length === 0 ? text : <MarkedPieces pieces={highlight(text, words)} />;
}
