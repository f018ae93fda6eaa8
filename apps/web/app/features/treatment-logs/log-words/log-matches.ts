import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { holdsWord, snippet, type TextPiece } from '@hidamari/domain/search-text';
import { searchableTexts } from '@hidamari/domain/treatment-logs';
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
  words: readonly string[],
): TextPiece[][] {
  const seen = [logHeading(log), ...summary.words.map(({ label }) => label), ...shownLines(summary)];
  const found: TextPiece[][] = [];
  for (const word of words) {
    if (seen.some((text) => holdsWord(text, word))) continue;
    const text = searchableTexts(log).find((hidden) => holdsWord(hidden, word));
    const piece = text === undefined ? null : snippet(text, [word], AROUND);
    if (piece === null) continue;
    found.push(piece);
    seen.push(piece.map(({ text: shown }) => shown).join(''));
  }
  return found;
}
