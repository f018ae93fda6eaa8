import type { KeywordWord, ListedLog } from '@hidamari/contract/treatment-logs';
import { MarkedPieces } from '../../../../parts/content/marked-pieces.tsx';
import { hiddenMatches } from '../../log-words/log-matches.ts';
import { logSummary } from '../../log-words/log-summary.ts';

interface HiddenMatchesProps {
  log: ListedLog;
  words: readonly KeywordWord[];
}

/** Where the words of a search stand in a log, as far as its entry does not show them. */
export default function HiddenMatches({ log, words }: HiddenMatchesProps) {
  return hiddenMatches(log, logSummary(log), words).map((pieces) => (
    <p key={pieces.map(({ text }) => text).join('')} className="text-sm leading-snug text-ink-soft">
      <MarkedPieces pieces={pieces} />
    </p>
  ));
}
