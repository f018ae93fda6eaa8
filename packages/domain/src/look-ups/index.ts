import { foldForSearch, piecesInPlace } from '../search-text/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** Signs that lists and people write in a name or leave out: nobody should miss a hospital for one of them. */
const IGNORED = /[\s・.,、。「」『』（）()[\]［］【】〈〉<>＜＞“”"'’]/gu;

/** Lists write シヨ for ショ, and people type either. Both as hiragana, after the folding. */
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE_KANA = 'あいうえおつやゆよわかけ';

function plainCharacter(character: string): string {
  const small = SMALL_KANA.indexOf(character);
  return small >= 0 ? (LARGE_KANA[small] ?? character) : character;
}

/**
 * A name as a look-up compares it (G73): folded as every search, and besides without spaces and brackets, small kana
 * as large ones. For comparing alone; never show it.
 */
export function foldForLookUp(text: string): string {
  const folded = foldForSearch(text).replace(IGNORED, '');
  // What stood apart may have come together: か and a voicing mark with a space between them.
  return [...folded].map(plainCharacter).join('').normalize('NFC');
}

/** True when enough was typed to look up: two characters of what is compared, so that ｶﾞ counts once (G73). */
export function canLookUp(text: string): boolean {
  return [...foldForLookUp(text)].length >= LOG_LIMITS.lookUpCharacters;
}

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

/** How near a name is to what was typed; the smallest comes first. */
const NEARNESS = { same: 0, beginning: 1, beginningOfWord: 2, within: 3, none: 4 } as const;

/**
 * The found rows in the order they are shown: the same name, then names and readings that begin with the typed text,
 * then those of which a word does, then the rest (G73); within each the shortest name first, then by reading.
 * @param namesOf the row's name, then its readings and further names.
 */
export function rankFound<Row>(
  rows: readonly Row[],
  typed: string,
  namesOf: (row: Row) => readonly [string, ...string[]],
): Row[] {
  const text = foldForLookUp(typed);
  return rows
    .map((row) => {
      const names = namesOf(row);
      const nearness = Math.min(...names.map((name) => nearnessOf(name, text)));
      return { row, nearness, length: [...names[0]].length, sorting: names.toReversed().join(' ') };
    })
    .toSorted(
      (a, b) =>
        a.nearness - b.nearness ||
        a.length - b.length ||
        (a.sorting < b.sorting ? -1 : Number(a.sorting > b.sorting)),
    )
    .map(({ row }) => row);
}

function nearnessOf(name: string, text: string): number {
  const whole = foldForLookUp(name);
  if (whole === text) return NEARNESS.same;
  if (whole.startsWith(text)) return NEARNESS.beginning;
  const words = name.normalize('NFKC').split(/\s+/).map(foldForLookUp);
  if (words.some((word) => word.startsWith(text))) return NEARNESS.beginningOfWord;
  return whole.includes(text) ? NEARNESS.within : NEARNESS.none;
}

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
