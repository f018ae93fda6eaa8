import { codeUnitsFor, foldWidth, neighbouringSentences, type TextSpan } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import { CRISIS_RULES, type CrisisKind } from './crisis-rules.ts';
import { withoutNamedWorks, withoutWhatIsNotMeant } from './not-meant.ts';

/** Characters of the longest field whose words are read: a message, the notes of a log, an inquiry. */
const LONGEST_FIELD = 2_000;
const LONGEST = codeUnitsFor(LONGEST_FIELD);

/** Words that may be of somebody who does not want to go on: `text.slice(start, end)` is the sentence they stand in. */
export interface CrisisWords extends TextSpan {
  kind: CrisisKind;
}

/** Judges a text without rules: the sentence in which it finds such words, or null. `crisis-reader` has one. */
export type CrisisJudge = (text: string) => TextSpan | null;

/**
 * The sentence of a text that may be from somebody who does not want to go on, or who tells of somebody in such danger
 * (G119); null where there is none. It decides on one thing alone, an offer of telephone numbers and of people who read
 * it first: never on blocking, storing or reporting anything. A phrase that is denied (死にたくない) and the name or a
 * line of a work in quotation marks do not count; in doubt the answer is yes.
 *
 * Rules name plain words. A farewell may have none of them: with `judge` the text is judged without rules as well.
 */
export function findCrisisWords(text: string, judge: CrisisJudge | null): CrisisWords | null {
  const read = text.slice(0, LONGEST);
  const plain = byRules(read);
  if (plain || judge === null) return plain;
  const found = judge(withoutWhatIsNotMeant(read));
  return found && { kind: 'unnamed', ...found };
}

function byRules(text: string): CrisisWords | null {
  const kind = ruleOf(text);
  if (kind === null) return null;
  for (const { start, end } of neighbouringSentences(text)) {
    const own = ruleOf(text.slice(start, end));
    if (own !== null) return { kind: own, start, end };
  }
  // Over more than two lines: 死⏎に⏎た⏎い.
  return { kind, start: 0, end: text.length };
}

const RULES = Object.entries(CRISIS_RULES).map(
  ([kind, words]) => [kind as CrisisKind, new RegExp(words.join('|'), 'u')] as const,
);

function ruleOf(text: string): CrisisKind | null {
  const folded = foldForRules(withoutNamedWorks(foldWidth(text)));
  return RULES.find(([, rule]) => rule.test(folded))?.[0] ?? null;
}

/** As the rules are written: width and kana folded, small vowels full, spaces, marks, emoji and the long sound gone. */
function foldForRules(text: string): string {
  const folded = foldForSearch(text).replace(/[ぁぃぅぇぉ]/g, (kana) => FULL_VOWEL[kana] ?? kana);
  return folded.replace(/[^\p{L}\p{N}]|ー/gu, '');
}

const FULL_VOWEL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };
