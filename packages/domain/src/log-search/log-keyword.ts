import { foldForSearch } from '../search-text/index.ts';
import type { Analyse, Word } from '../site-search/index.ts';
import { formsOf } from './forms-of.ts';
import { meaningOf } from './same-words.ts';

/** A word that a log has to hold, in one of several ways. */
export interface LogWord {
  /** As it was typed. */
  readonly typed: string;
  /** How it may stand in a log, folded, the word itself first; one of them is enough. */
  readonly ways: readonly string[];
  /** What a log's form calls it, where that is another word; null where it is looked for as it was typed alone. */
  readonly label: string | null;
}

/** What stands between two spaces of a keyword: a log holds it as it was typed, or each of its words in some way. */
export interface LogKeywordPart {
  /** The whole part as it was typed, folded. */
  readonly whole: string;
  readonly words: readonly LogWord[];
}

/** Nobody means more than this by one part; of a longer one only the whole is looked for. */
const MOST_WORDS = 8;
/** Ways of one word that the database is asked for. */
const MOST_WAYS = 40;
/** Words of the analyser that together may be one word of ours: 食欲がない. */
const LONGEST_RUN = 6;

const KANA_ALONE = /^[ぁ-ゖー]+$/;
/** Letters, figures and their signs: CA19-9, 37.5, SpO2. */
const CODE = /^[a-z0-9ー.,・+%*/°]+$/;
const HIRAGANA = /[ぁ-ゖ]/;
const FIGURE = /^[0-9０-９]/;
const TEMPERATURE = /^(3[4-9]|4[0-2])(?:度|°c)(?:台|以上|超え?)?$/;
const TEMPERATURE_PARTS = /^(3[4-9]|4[0-2])度([0-9])分?$/;
const TEMPERATURE_POINT = /^(3[4-9]|4[0-2])\.([0-9])度$/;

/**
 * A keyword for treatment logs, read as people mean it (G74, G134): だるい, 倦怠感 and だるさ are one, 抜けた is found where 抜ける
 * stands, キイトルダ where ペムブロリズマブ does. Every part is demanded: this narrows a list of days. What stands in a log
 * as it was typed is always found. Pure; without an analyser (`() => []`) parts are looked for whole and by the words that
 * mean the same.
 */
export function readLogKeyword(keyword: string, analyse: Analyse): LogKeywordPart[] {
  const parts = new Map<string, LogKeywordPart>();
  for (const typed of keyword.split(/\s+/u)) {
    const whole = foldForSearch(typed);
    if (whole !== '' && !parts.has(whole)) parts.set(whole, { whole, words: wordsOf(typed, whole, analyse) });
  }
  return [...parts.values()];
}

/** True when a folded text of a log holds all that was asked for. */
export function holdsLogKeyword(folded: string, parts: readonly LogKeywordPart[]): boolean {
  return parts.every(
    ({ whole, words }) =>
      folded.includes(whole) || words.every(({ ways }) => ways.some((way) => folded.includes(way))),
  );
}

function wordsOf(typed: string, whole: string, analyse: Analyse): LogWord[] {
  const asOne = oneWord(typed, whole, []);
  if (asOne.ways.length > 1 || CODE.test(whole)) return [asOne];
  const found = inRuns(joined(analyse(typed)));
  if (found.length === 0 || found.length > MOST_WORDS) return [asOne];
  // Kana alone may be cut anywhere: only words that are known are surely words.
  const isSure = !KANA_ALONE.test(whole) || found.every(({ label }) => label !== null);
  return isSure ? found : [asOne];
}

function oneWord(typed: string, folded: string, forms: readonly string[]): LogWord {
  const meaning = meaningOf(folded) ?? forms.map(meaningOf).find((known) => known !== null) ?? null;
  const ways = [folded, ...forms, ...(meaning?.words ?? []), ...temperaturesOf(folded)];
  const label = meaning === null || foldForSearch(meaning.label) === folded ? null : meaning.label;
  return { typed, ways: [...new Set(ways)].slice(0, MOST_WAYS), label };
}

/** 38度 is a figure that begins with 38, 38度5分 and 38.5度 are 38.5℃, as a log writes what was measured. */
function temperaturesOf(folded: string): string[] {
  const degrees = TEMPERATURE.exec(folded)?.[1];
  if (degrees !== undefined) return [`${degrees}.`];
  const [, whole, tenth] = TEMPERATURE_PARTS.exec(folded) ?? TEMPERATURE_POINT.exec(folded) ?? [];
  return whole === undefined ? [] : [`${whole}.${tenth}`];
}

interface Piece extends Pick<Word, 'isBinding' | 'isAttached'> {
  readonly surface: string;
  readonly folded: string;
  readonly base: string;
}

/**
 * Neighbours without hiragana are one word: what an analyser cuts into 総合 and 病院 stands together in a log. A figure begins a
 * word of its own: 下痢3回.
 */
function joined(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { surface, base, isBinding, isAttached } of words) {
    const last = pieces.at(-1);
    const folded = foldForSearch(surface);
    const isOne =
      isAttached && !isBinding && last?.isBinding === false && standTogether(last.surface, surface);
    if (last && isOne) {
      const both = last.surface + surface;
      pieces.splice(-1, 1, {
        ...last,
        surface: both,
        folded: foldForSearch(both),
        base: foldForSearch(both),
      });
    } else pieces.push({ surface, folded, base, isBinding, isAttached });
  }
  return pieces;
}

const standTogether = (before: string, after: string) =>
  !HIRAGANA.test(before + after) && (!FIGURE.test(after) || CODE.test(foldForSearch(before)));

/** The words one after the other; several that mean one thing together are one. */
function inRuns(pieces: readonly Piece[]): LogWord[] {
  const found: LogWord[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { word, length } = longestKnown(pieces, at) ?? { word: single(pieces[at]), length: 1 };
    if (word) found.push(word);
    at += length;
  }
  return found;
}

function longestKnown(pieces: readonly Piece[], at: number): { word: LogWord; length: number } | null {
  for (let length = Math.min(LONGEST_RUN, pieces.length - at); length > 1; length -= 1) {
    const run = pieces.slice(at, at + length);
    const typed = run.map(({ surface }) => surface).join('');
    const beginning = run.slice(0, -1).map(({ folded }) => folded);
    const folded = foldForSearch(typed);
    const known = [folded, [...beginning, run.at(-1)?.base ?? ''].join('')].find(
      (word) => meaningOf(word) !== null,
    );
    if (known !== undefined) return { word: oneWord(typed, folded, [known]), length };
  }
  return null;
}

function single(piece: Piece | undefined): LogWord | null {
  if (!piece || piece.isBinding) return null;
  return oneWord(piece.surface, piece.folded, formsOf(piece.folded, piece.base));
}
