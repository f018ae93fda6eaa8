import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { groupByMonth } from '../../log-words/log-months.ts';
import { LogEntry } from './log-entry.tsx';

/** Logs by month, newest first, on one line of days. */
export function LogTimeline({ logs }: { logs: readonly TreatmentLog[] }) {
  const places = new Map(logs.map(({ id }, index) => [id, index]));
  return groupByMonth(logs).map(({ key, label, logs: ofMonth }) => (
    <section key={key} aria-labelledby={`month-${key}`}>
      <h2 id={`month-${key}`} className="ui-num pt-4 pb-3 text-lg">
        {label}
      </h2>
      <ol>
        {ofMonth.map((log) => (
          <LogEntry key={log.id} log={log} index={places.get(log.id) ?? 0} />
        ))}
      </ol>
    </section>
  ));
}
