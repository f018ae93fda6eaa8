import { addDays, isRealDay } from '@hidamari/domain/japanese-dates';
import { earliestPrintable, isPrintablePeriod, monthsBefore } from '@hidamari/domain/log-print';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';

/** The ways to name a period, in the order of the screen. */
export const PERIODS = [
  { value: 'visit', label: '前回の診察から' },
  // Most courses of chemotherapy take three weeks.
  { value: '3w', label: 'この3週間' },
  { value: '1m', label: 'この1か月' },
  { value: '3m', label: 'この3か月' },
  { value: 'own', label: '自分で決める' },
] as const;
export type PeriodName = (typeof PERIODS)[number]['value'];

export const ALL_CATEGORIES: readonly LogCategory[] = TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag);

/** What the address says of a print: days, categories, and whether page one is all. Symptoms tell of an illness and never stand in it. */
export interface PrintAddress {
  period: PeriodName;
  /** With `own`: YYYY-MM-DD, included. */
  from: string;
  to: string;
  /** At least one. */
  categories: readonly LogCategory[];
  /** Page one alone. */
  isSummaryOnly: boolean;
}

const isPeriodName = (text: string | null): text is PeriodName => PERIODS.some(({ value }) => value === text);

/** The choices of an address; what it cannot mean falls back to the usual: since the last visit, everything. */
export function readPrintAddress(search: URLSearchParams, today: string): PrintAddress {
  const [from, to] = [search.get('from_date') ?? '', search.get('to_date') ?? ''];
  const isOwn = isRealDay(from) && isRealDay(to) && to <= today && isPrintablePeriod(from, to);
  const named = search.get('period');
  const categories = ALL_CATEGORIES.filter((flag) => search.get(flag) === '1');
  const period = isOwn ? 'own' : isPeriodName(named) && named !== 'own' ? named : 'visit';
  return {
    period,
    from: isOwn ? from : '',
    to: isOwn ? to : '',
    categories: categories.length > 0 ? categories : ALL_CATEGORIES,
    isSummaryOnly: search.get('summary_only') === '1',
  };
}

/** The address of a print. Everything chosen, or the usual period, is left out. */
export function printHref({ period, from, to, categories, isSummaryOnly }: PrintAddress): string {
  const isAll = categories.length === ALL_CATEGORIES.length;
  return screenHref('/treatment-logs/print', null, {
    period: period === 'own' || period === 'visit' ? null : period,
    ...(period === 'own' ? { from_date: from, to_date: to } : {}),
    ...(isAll ? {} : Object.fromEntries(categories.map((flag) => [flag, 1]))),
    ...(isSummaryOnly && { summary_only: 1 }),
  });
}

/** The day on which a period began that ends today: of the same number in its month, or the same weekday. */
function startOf(period: '3w' | '1m' | '3m', today: string): string {
  return period === '3w' ? addDays(today, -21) : monthsBefore(today, period === '1m' ? 1 : 3);
}

/** The days that are asked for; none for 「前回の診察から」, which the server knows. */
export function askedDays(
  { period, from, to }: Pick<PrintAddress, 'period' | 'from' | 'to'>,
  today: string,
): { from_date?: string; to_date?: string } {
  if (period === 'own') return { from_date: from, to_date: to };
  if (period === 'visit') return {};
  return { from_date: startOf(period, today), to_date: today };
}

/** Why a period that somebody chose cannot be printed, in words; null when it can. */
export function periodFault(from: string, to: string, today: string): string | null {
  if (from === '' || to === '') return '年・月・日を、すべて選んでください';
  if (!isRealDay(from) || !isRealDay(to)) return '暦にない日です。日を選び直してください';
  if (to > today) return '終わりの日は、今日までの日にしてください';
  if (from > to) return '終わりの日は、始まりの日より後にしてください';
  return from < earliestPrintable(to) ? '一度に印刷できるのは、12か月までです' : null;
}
