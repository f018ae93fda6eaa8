import type { SharedLogRow } from '@hidamari/contract/log-comments';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { categoriesOf } from '@hidamari/domain/treatment-logs';

type Head = Pick<SharedLogRow, 'log_date' | 'log_time' | 'categories' | 'title'>;

/** 2026年11月18日（水）14:20. */
export function sharedLogMoment({ log_date, log_time }: Head): string {
  return `${formatJapaneseDate(log_date)}${log_time === null ? '' : formatClock(log_time)}`;
}

/** The categories in words: 「症状・その他」. */
export function sharedLogKinds({ categories }: Head): string {
  const flags = Object.fromEntries(categories.map((flag) => [flag, true]));
  return categoriesOf(flags)
    .map(({ label }) => label)
    .join('・');
}

/** The name of a log: its title, or what it is about. */
export function sharedLogName(log: Head): string {
  return log.title ?? `${sharedLogKinds(log)}の記録`;
}
