import { foldForSearch } from '../search-text/index.ts';
import { READINGS } from './readings.ts';
import { WORD_GROUPS } from './word-groups.ts';

/** Longest run of characters that is one piece. Longer ones cost weight and found nothing more (decision 0072). */
const LONGEST_PIECE = 3;
/** How many groups of words further on a word is still taken together with. */
const REACH = 5;

const FULL_VOWEL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };

/** Width, case and kana folded, small vowels full, without the long sound: words and patterns alike. */
function foldKana(text: string): string {
  return foldForSearch(text).replace(/ー|[ぁぃぅぇぉ]/g, (kana) => FULL_VOWEL[kana] ?? '');
}

/** A text as its pieces are cut: folded, and nothing but letters, figures and their marks. */
function foldForPieces(text: string): string {
  return foldKana(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const readings = new Map(READINGS);
const READABLE = new RegExp([...readings.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
const groups = Object.entries(WORD_GROUPS).map(
  ([sign, words]) => [sign, new RegExp(foldKana(words), 'g')] as const,
);

/**
 * What a sentence is judged by: its runs of one to three characters, as it is written, in kana as far as READINGS goes
 * (死 and し are one), and with a group's sign in place of each of its words (母, 父 and 夫 are one); and each two groups
 * that stand near each other, in their order (`+CG`). `^` and `$` are the sentence's ends. Each piece once; a sentence
 * without a letter has none.
 */
export function piecesOf(sentence: string): Set<string> {
  const written = foldForPieces(sentence);
  const pieces = new Set<string>();
  if (written === '') return pieces;
  const grouped = withGroups(written);
  const views = new Set([
    written,
    written.replace(READABLE, (word) => readings.get(word) ?? word),
    grouped.text,
  ]);
  for (const view of views) addRuns(pieces, view);
  for (const pair of grouped.pairs) pieces.add(pair);
  return pieces;
}

function addRuns(pieces: Set<string>, view: string) {
  const text = `^${view}$`;
  for (let start = 0; start < text.length; start++) {
    const longest = Math.min(LONGEST_PIECE, text.length - start);
    for (let length = 1; length <= longest; length++) pieces.add(text.slice(start, start + length));
  }
}

function withGroups(written: string) {
  const found: { at: number; sign: string }[] = [];
  let text = written;
  for (const [sign, words] of groups) {
    for (const match of written.matchAll(words)) found.push({ at: match.index, sign });
    text = text.replace(words, sign);
  }
  found.sort((a, b) => a.at - b.at);
  const pairs = found.flatMap(({ sign }, i) => [
    `+${sign}`,
    ...found.slice(i + 1, i + 1 + REACH).map((later) => `+${sign}${later.sign}`),
  ]);
  return { text, pairs };
}
