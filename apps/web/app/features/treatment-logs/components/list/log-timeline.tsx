import type { KeywordWord, ListedLog } from '@hidamari/contract/treatment-logs';
import { groupByMonth } from '../../log-words/log-months.ts';
import { LogEntry } from './log-entry.tsx';

type Props = {
  logs: readonly ListedLog[];
  /** Words of the search, to be marked where they stand. */
  words: readonly KeywordWord[];
};

/** Logs by month, newest first, on one line of days. */
export function LogTimeline({ logs, words }: Props) {
  const places = new Map(logs.map(({ id }, index) => [id, index]));
  return groupByMonth(logs).map(({ key, label, logs: ofMonth }, index) => (
    <section key={key} aria-labelledby={`month-${key}`}>
      <h2 id={`month-${key}`} className={`ui-num pb-3 text-lg ${index > 0 ? 'pt-4' : ''}`}>
        {label}
      </h2>
      <ol>
        {ofMonth.map((log) => (
          <LogEntry key={log.id} log={log} index={places.get(log.id) ?? 0} words={words} />
        ))}
      </ol>
    </section>
  ));
}
