import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { categoriesOf } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-of.ts';

type Named = Pick<LogContents, 'title'> & Partial<Record<LogCategory, boolean>>;

/** The name of a log: its title, or what it is about: 「薬と症状の記録」. */
export function logHeading(log: Named): string {
  const labels = categoriesOf(log).map(({ label }) => label);
  return log.title || `${labels.join('と') || 'その日'}の記録`;
}

/** The name of a deleted log: the one it had before. */
export function trashedLogHeading({ title, categories }: Pick<TrashedLog, 'title' | 'categories'>): string {
  return logHeading({ title, ...Object.fromEntries(categories.map((flag) => [flag, true])) });
}

type Moment = Pick<LogContents, 'log_date' | 'log_time'>;

/** 2026年11月18日（水）14:20; the time only where it was written. */
export function logMoment({ log_date, log_time }: Moment): string {
  return `${formatJapaneseDate(log_date)}${log_time ? formatClock(log_time) : ''}`;
}
