import { createElement, Fragment, type ReactNode } from 'react';
import type { Phrase } from './phrase.ts';

const nodeOf = (piece: Phrase[number]): ReactNode =>
  typeof piece === 'string' ? piece : createElement(piece.tag, null, ...piece.inside.map(nodeOf));

/** Words of the content where no block may stand: in a heading, in the line of a fold. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return createElement(Fragment, null, ...phrase.map(nodeOf));
}
