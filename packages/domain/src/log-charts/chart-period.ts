import { addDays, daysBetween } from '../japanese-dates/index.ts';

/** Days that a chart shows, YYYY-MM-DD, both included. */
export interface ChartPeriod {
  readonly from: string;
  readonly to: string;
}

/** The longest period of one chart, in days: a leap year. */
export const LONGEST_CHART_DAYS = 366;

/** Periods to choose from. Whole weeks, so that the marks under a chart stand a week or weeks apart. */
export const CHART_PERIODS = [
  { value: '2w', label: '2週間', days: 14 },
  { value: '4w', label: '4週間', days: 28 },
  { value: '3m', label: '3か月', days: 91 },
  { value: '1y', label: '1年', days: 364 },
] as const;

export type ChartPeriodChoice = (typeof CHART_PERIODS)[number]['value'];

/** What stands first: two courses of most therapies, and short enough for one bar a day on a phone. */
export const DEFAULT_CHART_PERIOD: ChartPeriodChoice = '4w';

/** The chosen period, ending on `today`. */
export function chartPeriodOf(choice: ChartPeriodChoice, today: string): ChartPeriod {
  const days = CHART_PERIODS.find(({ value }) => value === choice)?.days ?? 28;
  return { from: addDays(today, 1 - days), to: today };
}

/** How many days a period has; 0 or less when it ends before it begins. */
export function periodDays({ from, to }: ChartPeriod): number {
  return daysBetween(from, to) + 1;
}

export function isInPeriod({ from, to }: ChartPeriod, day: string): boolean {
  return from <= day && day <= to;
}

/** 2週間, 4週間, 3か月, 1年; any other length in days. */
export function periodWords(period: ChartPeriod): string {
  const days = periodDays(period);
  return CHART_PERIODS.find((row) => row.days === days)?.label ?? `${days}日間`;
}
