import { createElement, Fragment, type ReactNode } from 'react';
import { piecesOf } from './clean-elements.ts';

const TAGS = ['strong', 'em', 'b', 'ruby', 'rt', 'rp', 'br'] as const;
type PhraseTag = (typeof TAGS)[number];

/** Words of one line, with readings and stress: what may stand in a heading. */
export type Phrase = readonly (string | { tag: PhraseTag; inside: Phrase })[];

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** Clean HTML as words of one line; null where more than that stands in it: a link, a picture, a block. */
export function phraseOf(html: string): Phrase | null {
  const pieces = piecesOf(html);
  if (pieces === null) return null;
  const phrase: Phrase[number][] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      phrase.push(decode(piece));
      continue;
    }
    const tag = TAGS.find((name) => name === piece.tag);
    const inside = tag && phraseOf(piece.inside);
    if (!tag || !inside) return null;
    phrase.push({ tag, inside });
  }
  return phrase;
}

const nodeOf = (piece: Phrase[number]): ReactNode =>
  typeof piece === 'string' ? piece : createElement(piece.tag, null, ...piece.inside.map(nodeOf));

/** Words of the content where no block may stand: in a heading, in the line of a fold. */
export function PhraseText({ phrase }: { phrase: Phrase }) {
  return createElement(Fragment, null, ...phrase.map(nodeOf));
}
