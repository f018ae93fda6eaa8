import type { TextPiece } from '@hidamari/domain/search-text';

/** Pieces of a text, the found ones marked. Apart from what finds them: the server has found those of a search already. */
export function MarkedPieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order, and nothing else names them.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
