import { highlight } from '@hidamari/domain/search-text';
import { MarkedPieces } from './marked-pieces.tsx';

/** A text with the words of a search marked. What folds a text as the search does comes with it. */
export default function FoundWords({ text, words }: { text: string; words: readonly string[] }) {
  return <MarkedPieces pieces={highlight(text, words)} />;
}
