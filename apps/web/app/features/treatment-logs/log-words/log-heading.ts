import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import {
  dayParts,
  formatClock,
  formatJapaneseDate,
  parseWireTimestamp,
} from '@hidamari/domain/japanese-dates';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { categoriesOf, fieldText, LOG_FIELDS, trashDaysLeft } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../log-form/log-form-values.ts';

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

type Medicine = LogContents['medicines'][number];

/** 1日2回, or 頓服; '' when it was left open. */
export function timesPerDay({ times_per_day }: Pick<Medicine, 'times_per_day'>): string {
  const times = fieldText(LOG_FIELDS.medicines.times_per_day, times_per_day);
  return typeof times_per_day === 'number' ? `1日${times}` : times;
}

/** 吐き気止め　1回1錠・1日2回・飲んだ. What was left open is left out. */
export function medicineLine(medicine: Medicine): string {
  const facts = [
    medicine.dose,
    timesPerDay(medicine),
    fieldText(LOG_FIELDS.medicines.taken, medicine.taken),
  ].filter(Boolean);
  return [medicine.name, facts.join('・')].filter(Boolean).join('　');
}

/** 「あと12日で消えます」. On the last day 「24時間以内に消えます」: one day more would be a promise too much. */
export function timeLeft({ restorable_until }: Pick<TrashedLog, 'restorable_until'>, now: Date): string {
  const days = trashDaysLeft({ until: parseWireTimestamp(restorable_until) ?? now, now });
  return days > 1 ? `あと${days}日で消えます` : '24時間以内に消えます';
}

/** Logs of one month, in the order they came. */
interface LogMonth<Log> {
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
