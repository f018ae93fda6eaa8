import { highlight, type TextPiece } from '@hidamari/domain/japanese-text';

/** A text in which the words of the search are marked (G74). Without words it is the text. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return words.length === 0 ? text : <MarkedPieces pieces={highlight(text, words)} />;
}

/** Pieces of a text, the found ones marked. */
export function MarkedPieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order, and nothing else names them.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
