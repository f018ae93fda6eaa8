import { foldForSearch } from '../search-text/index.ts';

/** A word of a text, as it is compared. */
export interface Word {
  /** As it stands there. */
  readonly surface: string;
  /** Its base form, folded: 抜けた and 抜ける are 抜ける. */
  readonly base: string;
  /** How it is read here, in folded kana; empty where nobody knows. */
  readonly kana: string;
  /** A particle, an ending, a sign: it binds words and means nothing by itself. */
  readonly isBinding: boolean;
  /** Nothing stands between it and the word before. */
  readonly isAttached: boolean;
}

/** Cuts a text into its words, in their order. Never throws; a text without words has none. */
export type Analyse = (text: string) => Word[];

const KANA = /^[ぁ-ゖー]+$/;

/**
 * Words without a dictionary: pieces of two characters each. It finds what it is given, wherever it stands, and knows no
 * base form; the search falls back to it where the analyser cannot be loaded.
 */
export const analyseByPieces: Analyse = (text) =>
  foldForSearch(text)
    .split(/[\s、。・「」（）()]+/u)
    .filter(Boolean)
    .flatMap(piecesOf);

function piecesOf(run: string): Word[] {
  const characters = Array.from(run);
  const pieces =
    characters.length < 2
      ? characters
      : characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
  return pieces
    .map((base) => ({ surface: base, base, kana: KANA.test(base) ? base : '', isBinding: false }))
    .map((word, at) => ({ ...word, isAttached: at > 0 }));
}
