import type { KeywordWord, TreatmentLog } from '@hidamari/contract/treatment-logs';
import { holdsOneOf, snippet, type TextPiece } from '@hidamari/domain/search-text';
import { categoriesOf, searchableTexts } from '@hidamari/domain/treatment-logs';
import { logHeading } from './log-heading.ts';
import { type LogSummary, shownLines } from './log-summary.ts';

/** Characters on either side of a word that was found in a text the card does not show. */
const AROUND = 14;

/**
 * Where the words of a search stand in a log, as far as its card does not show them already (G74): a short piece of
 * the text for each. Without it a person would see a log among the answers and not why.
 */
export function hiddenMatches(
  log: TreatmentLog,
  summary: LogSummary,
  words: readonly KeywordWord[],
): TextPiece[][] {
  const seen = [
    logHeading(log),
    ...categoriesOf(log).map(({ label }) => label),
    ...summary.words.flatMap(({ label, value }) => [label, value]),
    ...shownLines(summary),
  ];
  const found: TextPiece[][] = [];
  for (const { ways } of words) {
    const holds = (text: string) => holdsOneOf(text, ways);
    if (seen.some(holds)) continue;
    const text = searchableTexts(log).find(holds);
    const piece = text === undefined ? null : snippet(text, ways, AROUND);
    if (piece === null) continue;
    found.push(piece);
    seen.push(piece.map(({ text: shown }) => shown).join(''));
  }
  return found;
}
