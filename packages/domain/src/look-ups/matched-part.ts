import { piecesInPlace } from '../search-text/index.ts';
import { foldForLookUp } from './look-up-text.ts';

/** Where the typed text stands in a name, in code units from the first to after the last. */
export type MatchedPart = readonly [from: number, to: number];

/**
 * The part of a name that was typed, to be shown as such; null where only the reading has it. A name is folded
 * character by character, so that the place in the shown name is known.
 */
export function matchedPart(name: string, typed: string): MatchedPart | null {
  const text = foldForLookUp(typed);
  if (text === '') return null;
  const places: number[] = [];
  let folded = '';
  let place = 0;
  const characters = [...name];
  for (const [index, piece] of piecesInPlace(characters).entries()) {
    const plain = foldForLookUp(piece);
    for (const _ of plain) places.push(place);
    folded += plain;
    place += characters[index]?.length ?? 0;
  }
  const start = folded.indexOf(text);
  if (start < 0) return null;
  const from = [...folded.slice(0, start)].length;
  const last = places[from + [...text].length - 1] ?? 0;
  const [lastCharacter = ''] = name.slice(last);
  return [places[from] ?? 0, last + lastCharacter.length];
}
