import { foldForLookUp } from './look-up-text.ts';

const PIECE = 2;
/** Before the first piece of a word: what begins with the typed text is found without looking at what contains it. */
const BEGINNING = '^';
/** Pieces of one question: more of them narrow nothing further, and a pasted page must not make a long list. */
const MOST_ASKED = 40;

/** What a name is stored with, to be found by any part of it. */
export interface SearchableName {
  search_text: string;
  search_pieces: string[];
}

/** Both readings of a row to search by: its names folded, and each two neighbouring characters of them. */
export function searchableName(names: readonly string[]): SearchableName {
  const texts = [...new Set(names.map(foldForLookUp))].filter((text) => text !== '');
  const pieces = [...texts.flatMap(piecesOf), ...names.flatMap(beginningsOf)];
  // No folded text holds a space: nothing is found across the border of two names.
  return { search_text: texts.join(' '), search_pieces: [...new Set(pieces)] };
}

/** What to ask the stored pieces and texts for. */
export interface LookUpQuestion {
  /** The typed text, folded: part of `search_text`. */
  text: string;
  /** All of them are in `search_pieces` of every row that holds the text. */
  pieces: string[];
  /** In `search_pieces` of the rows that have a word beginning with the text. */
  beginning: string;
}

/** The question of a typed text. `canLookUp` has said yes to it. */
export function lookUpQuestion(typed: string): LookUpQuestion {
  const text = foldForLookUp(typed);
  return { text, pieces: piecesOf(text).slice(0, MOST_ASKED), beginning: beginningOf(text) };
}

function piecesOf(text: string): string[] {
  const characters = [...text];
  const pieces = characters.slice(1).map((second, index) => `${characters[index]}${second}`);
  return [...new Set(pieces)];
}

/** A word is what stands after a space: 「医療法人 ひなた会 ひなた病院」 is looked for as ひなた. */
function beginningsOf(name: string): string[] {
  const words = name.normalize('NFKC').split(/\s+/).map(foldForLookUp);
  return [foldForLookUp(name), ...words].filter((word) => [...word].length >= PIECE).map(beginningOf);
}

function beginningOf(text: string): string {
  return BEGINNING + [...text].slice(0, PIECE).join('');
}
