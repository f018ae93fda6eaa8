import { foldForSearch } from '../search-text/index.ts';
import type { Analyse, Word } from '../site-search/index.ts';
import { deniedFormsOf, formsOf } from './forms-of.ts';
import { longerThan, meaningOf } from './meanings.ts';

/** A temperature in whole degrees, and what is said beside it; folded text. */
const WHOLE = /^(3[4-9]|4[0-2])(?:度|°c)(台|以上|超え|超)?$/;
const WITH_TENTHS = /^(3[4-9]|4[0-2])(?:度([0-9])分?|[.,、・]([0-9])(?:度|°c)?)$/;
const HIGHEST = 42;

const tenthsOf = (degrees: number) => Array.from({ length: 10 }, (_, tenth) => `${degrees}.${tenth}°c`);

/**
 * How a typed temperature stands in a log, folded, as it was measured and as people write it: 38度 is any of 38.0℃ to 38.9℃,
 * 38度以上 all from there, 38度5分 and 38.5 are one. Empty for all else.
 */
function temperaturesOf(folded: string): string[] {
  const [, whole, beside] = WHOLE.exec(folded) ?? [];
  if (whole !== undefined) {
    const from = Number(whole);
    const isOpen = beside !== undefined && beside !== '台';
    const degrees = isOpen ? Array.from({ length: HIGHEST - from + 1 }, (_, more) => from + more) : [from];
    return [...degrees.map((each) => `${each}度`), ...degrees.flatMap(tenthsOf)];
  }
  const [, degrees, written, pointed] = WITH_TENTHS.exec(folded) ?? [];
  const tenth = written ?? pointed;
  return tenth === undefined
    ? []
    : [`${degrees}.${tenth}°c`, `${degrees}度${tenth}分`, `${degrees}.${tenth}度`];
}

/** A word that a log has to hold, in one of several ways. */
export interface LogWord {
  /** As it was typed. */
  readonly typed: string;
  /** How it may stand in a log, folded, the word itself first; one of them is enough. One between spaces stands alone in its line. */
  readonly ways: readonly string[];
  /** What a log's form calls it, where that is another word; null where it is looked for as it was typed alone. */
  readonly label: string | null;
  /** A form of it that is denied there (飲まなかった for 飲んだ) is not it. */
  readonly isAffirmed: boolean;
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
const MOST_WAYS = 60;
/** Words of the analyser that together may be one word of ours: 食欲がない. */
const LONGEST_RUN = 6;

const KANA_ALONE = /^[ぁ-ゖー]+$/;
/** Letters, figures and their signs: CA19-9, 37.5, SpO2. */
const CODE = /^[a-z0-9ー.,・+%*/°]+$/;
const HIRAGANA = /[ぁ-ゖ]/;
const FIGURE = /^[0-9０-９]/;
const ONE_KANJI = /^\p{sc=Han}$/u;
const DENYING = new Set(['ない', 'ぬ', 'ん', '無い']);
/** What turns a noun into an action says nothing by itself: 散歩する, 入院した. */
const DOING = 'する';
/** What may stand behind a word that is in the table without changing what is looked for: CT検査, 入院中. */
const BEHIND = /(?:検査|治療中|治療|中)$/;
/** What denies a form that it stands behind: 食べ(られない), 抜け(てない), 飲み(ません). */
const DENIED = /^[らりれさしかきがぎたちなばまわえてで]{0,2}(?:な[いかくき]|ず|ませ[んず])/;
/** What stands behind a temperature. */
const BEHIND_DEGREES = /^(?:以上|台|超え?)$/;
const DEGREES = /(?:度|°c)$/;

/**
 * A keyword for treatment logs, read as people mean it (G74, G134): だるい, 倦怠感 and だるさ are one, 抜けた is found where 抜ける
 * stands, キイトルダ where ペムブロリズマブ does. Every part is demanded: this narrows a list of days. What stands in a log
 * as it was typed is always found. Pure; without an analyser (`() => []`) parts are looked for whole and by the words that
 * mean the same.
 */
export function readLogKeyword(keyword: string, analyse: Analyse): LogKeywordPart[] {
  const parts = new Map<string, LogKeywordPart>();
  for (const typed of partsOf(keyword)) {
    const whole = foldForSearch(typed);
    if (whole !== '' && !parts.has(whole)) parts.set(whole, { whole, words: wordsOf(typed, whole, analyse) });
  }
  return [...parts.values()];
}

/** A name of a medicine may hold a space: トラスツズマブ デルクステカン. */
function partsOf(keyword: string): string[] {
  const joint = foldForSearch(keyword.replace(/\s+/gu, ''));
  return /\s/u.test(keyword.trim()) && meaningOf(joint) !== null ? [keyword] : keyword.split(/\s+/u);
}

/** True when a folded text of a log holds all that was asked for. */
export function holdsLogKeyword(folded: string, parts: readonly LogKeywordPart[]): boolean {
  const text = ` ${folded} `;
  return parts.every(
    ({ whole, words }) =>
      text.includes(whole) ||
      words.every(({ ways, isAffirmed }) => ways.some((way) => stands(text, way, isAffirmed))),
  );
}

/** Whether a log holds a part exactly where its text holds one of the ways of each word: nothing around them matters. */
export const isPlainPart = ({ words }: LogKeywordPart): boolean =>
  words.every(({ ways, isAffirmed }) => !isAffirmed && ways.every((way) => longerThan(way).length === 0));

/** Whether a way stands in a text, not only inside a longer word that means something else, nor denied where it must not be. */
function stands(text: string, way: string, isAffirmed: boolean): boolean {
  for (let at = text.indexOf(way); at >= 0; at = text.indexOf(way, at + 1)) {
    const from = at;
    const isPart = longerThan(way).some(({ word, place }) => text.startsWith(word, from - place));
    if (!isPart && !(isAffirmed && DENIED.test(text.slice(at + way.length, at + way.length + 6))))
      return true;
  }
  return false;
}

function wordsOf(typed: string, whole: string, analyse: Analyse): LogWord[] {
  const asOne = oneWord(typed, whole);
  if (CODE.test(whole)) return [asOne];
  const pieces = joined(analyse(typed));
  const [only, ...others] = pieces.filter(({ isBinding }) => !isBinding);
  if (asOne.ways.length > 1) return [only && others.length === 0 ? oneWord(typed, whole, only.base) : asOne];
  const found = inRuns(pieces);
  if (found.length === 0 || found.length > MOST_WORDS) return [asOne];
  // Kana alone may be cut anywhere: one word, or words that are known, are surely words.
  const isSure = !KANA_ALONE.test(whole) || found.length === 1 || found.every(({ label }) => label !== null);
  return isSure ? found : [asOne];
}

/** @param base its dictionary form, where the analyser cut it out as a word that may have other forms. */
function oneWord(typed: string, folded: string, base?: string): LogWord {
  const forms = base === undefined ? [] : formsOf(base);
  const known = meaningOf(folded.replace(/ /g, '')) ?? (base === undefined ? null : meaningOf(base));
  const shorter = folded.replace(BEHIND, '');
  const inside = known === null && shorter !== folded ? meaningOf(shorter) : null;
  const meaning = known ?? inside;
  const ways = [
    ...(ONE_KANJI.test(folded) && forms.length > 0 ? [] : [folded]),
    ...(inside === null ? [] : [shorter]),
    ...forms,
    ...(meaning?.words ?? []),
    ...temperaturesOf(folded),
  ];
  const label = meaning === null || foldForSearch(meaning.label) === folded ? null : meaning.label;
  return { typed, ways: [...new Set(ways)].slice(0, MOST_WAYS), label, isAffirmed: forms.length > 0 };
}

interface Piece extends Pick<Word, 'isBinding' | 'isAttached'> {
  readonly surface: string;
  readonly folded: string;
  readonly base: string;
}

/**
 * Neighbours without hiragana are one word: what an analyser cuts into 総合 and 病院 stands together in a log. A figure begins a
 * word of its own: 下痢3回. What stops something is one word with it: 下痢止め.
 */
function joined(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { surface, base, isBinding, isAttached } of words) {
    const last = pieces.at(-1);
    const isOne =
      isAttached &&
      last?.isBinding === false &&
      (BEHIND_DEGREES.test(surface)
        ? DEGREES.test(last.folded)
        : !isBinding && standTogether(last.surface, surface));
    if (last && isOne) {
      const both = last.surface + surface;
      pieces.splice(-1, 1, {
        ...last,
        surface: both,
        folded: foldForSearch(both),
        base: foldForSearch(both),
      });
    } else pieces.push({ surface, folded: foldForSearch(surface), base, isBinding, isAttached });
  }
  return pieces;
}

const standTogether = (before: string, after: string) =>
  after === '止め' ||
  (!HIRAGANA.test(before + after) && (!FIGURE.test(after) || CODE.test(foldForSearch(before))));

/** The words one after the other; several that mean one thing together are one, and so is a word with what denies it. */
function inRuns(pieces: readonly Piece[]): LogWord[] {
  const found: LogWord[] = [];
  for (let at = 0; at < pieces.length; ) {
    const run = longestKnown(pieces, at) ??
      denied(pieces[at], pieces[at + 1]) ?? { word: single(pieces[at]), length: 1 };
    if (run.word) found.push(run.word);
    at += run.length;
  }
  return found;
}

interface Run {
  readonly word: LogWord | null;
  readonly length: number;
}

function longestKnown(pieces: readonly Piece[], at: number): Run | null {
  for (let length = Math.min(LONGEST_RUN, pieces.length - at); length > 1; length -= 1) {
    const run = pieces.slice(at, at + length);
    const typed = run.map(({ surface }) => surface).join('');
    const beginning = run.slice(0, -1).map(({ folded }) => folded);
    const folded = foldForSearch(typed);
    const inItsForm = [...beginning, run.at(-1)?.base ?? ''].join('');
    const known = [folded, inItsForm].find((word) => meaningOf(word) !== null);
    if (known === undefined) continue;
    const { label, ways } = oneWord(typed, known);
    return { word: { typed, label, ways: [...new Set([folded, ...ways])], isAffirmed: false }, length };
  }
  return null;
}

function denied(piece: Piece | undefined, next: Piece | undefined): Run | null {
  if (!piece || !next || piece.isBinding || !DENYING.has(next.base) || !next.isAttached) return null;
  const ways = deniedFormsOf(piece.base);
  if (ways.length === 0) return null;
  return { word: { typed: piece.surface + next.surface, ways, label: null, isAffirmed: false }, length: 2 };
}

function single(piece: Piece | undefined): LogWord | null {
  if (!piece || piece.isBinding || piece.base === DOING) return null;
  if (DENYING.has(piece.base))
    return { typed: piece.surface, ways: deniedFormsOf('ない'), label: null, isAffirmed: false };
  return oneWord(piece.surface, piece.folded, piece.base);
}
