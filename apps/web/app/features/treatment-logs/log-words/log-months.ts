import { dayParts } from '@hidamari/domain/japanese-dates';

/** Logs of one month, in the order they came. */
export interface LogMonth<Log> {
  /** YYYY-MM. */
  key: string;
  /** 2026年11月. */
  label: string;
  logs: Log[];
}

/** Logs by month. The list comes newest first and stays so. */
export function groupByMonth<Log extends { log_date: string }>(logs: readonly Log[]): LogMonth<Log>[] {
  const months = new Map<string, LogMonth<Log>>();
  for (const log of logs) {
    const key = log.log_date.slice(0, 7);
    const month = months.get(key) ?? { key, label: monthLabel(log.log_date), logs: [] };
    month.logs.push(log);
    months.set(key, month);
  }
  return [...months.values()];
}

function monthLabel(day: string): string {
  const { year, month } = dayParts(day);
  return `${year}年${month}月`;
}
