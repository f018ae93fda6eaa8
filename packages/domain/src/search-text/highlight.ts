import { charactersOf } from '../japanese-text/characters.ts';
import { foldForSearch, piecesInPlace } from './fold-for-search.ts';

/** A piece of a text; all pieces one after the other are the text, character for character. */
export interface TextPiece {
  readonly text: string;
  /** One of the words stands here. */
  readonly isMatch: boolean;
}

/** The words of a keyword, folded as search compares them (G74); every one of them has to be found. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldForSearch(keyword).split(/\s+/u).filter(Boolean))];
}

/** A text folded as search compares it, and where each folded unit came from. */
interface FoldedText {
  readonly characters: readonly string[];
  readonly folded: string;
  /** For each unit of `folded` the index of its character. */
  readonly origins: readonly number[];
}

/**
 * Folds character by character as a reader counts them: ｶﾞ is one and becomes が, ㍉ is one and becomes みり, so that
 * a match in the folded text leads back to whole characters of the original.
 */
function fold(text: string): FoldedText {
  const characters = charactersOf(text);
  let folded = '';
  const origins: number[] = [];
  for (const [index, plain] of piecesInPlace(characters).entries()) {
    // White space is folded away at its ends; what nobody sees is nothing, also in the middle of a word.
    const piece = foldForSearch(plain) || (plain === '' ? '' : ' ');
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
  }
  return { characters, folded, origins };
}

/** For each character: whether one of the words covers it. */
function covered({ characters, folded, origins }: FoldedText, words: readonly string[]): boolean[] {
  const isCovered = characters.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) isCovered[origins[unit] ?? 0] = true;
    }
  }
  // What nobody sees goes with the character before it.
  const seen = new Set(origins);
  for (const [index, isMatch] of isCovered.entries())
    if (!seen.has(index) && index > 0) isCovered[index] = isCovered[index - 1] ?? isMatch;
  return isCovered;
}

/** Joins characters into pieces of one kind. */
function piecesOf(characters: readonly string[], isCovered: readonly boolean[]): TextPiece[] {
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [index, text] of characters.entries()) {
    const isMatch = isCovered[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else pieces.push({ text, isMatch });
  }
  return pieces;
}

/**
 * A text cut where the words of a search stand in it, whatever width or kana either is written in (G74).
 * @param words from `searchWords`.
 */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  const folded = fold(text);
  return piecesOf(folded.characters, covered(folded, words));
}

/** True when the text, folded, holds one of the words; `words` from `searchWords`, or folded in another way. */
export function holdsOneOf(text: string, words: readonly string[]): boolean {
  const { folded } = fold(text);
  return words.some((word) => folded.includes(word));
}

/**
 * The place of the first of the words in a long text, with a few characters on either side, on one line:
 * 「…帰りに吐き気止めを…」. Null when none of them is there.
 * @param around characters shown before and after, as a reader counts them.
 */
export function snippet(text: string, words: readonly string[], around: number): TextPiece[] | null {
  const line = fold(text.replace(/\s+/gu, ' '));
  const isCovered = covered(line, words);
  const first = isCovered.indexOf(true);
  if (first < 0) return null;
  const after = isCovered.indexOf(false, first);
  const start = Math.max(0, first - around);
  const end = Math.min(line.characters.length, (after < 0 ? line.characters.length : after) + around);
  const pieces = piecesOf(line.characters.slice(start, end), isCovered.slice(start, end));
  const rest = { text: '…', isMatch: false };
  return [...(start > 0 ? [rest] : []), ...pieces, ...(end < line.characters.length ? [rest] : [])];
}
