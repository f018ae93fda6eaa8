import { addDays, dayParts } from '../japanese-dates/index.ts';
import { type ChartPeriod, periodDays } from './chart-period.ts';
import type { ChartFrame } from './symptom-bars.ts';

/** A date below a chart. */
export interface TimeTick {
  readonly day: string;
  /** Middle of that day within the frame. */
  readonly x: number;
  /** 10/24, or 今日. */
  readonly label: string;
}

const STEPS = [1, 2, 4, 7, 14, 21, 42, 84] as const;
const MOST_TICKS = 5;
/** Of the width: room between the last two dates. */
const ROOM = 0.13;

/** Evenly spaced dates from the first day on, and the last day; 「今日」 where the period ends on `today`. */
export function timeTicks(
  period: ChartPeriod,
  { width }: Pick<ChartFrame, 'width'>,
  today?: string,
): TimeTick[] {
  const days = periodDays(period);
  const step = STEPS.find((size) => days / size <= MOST_TICKS) ?? Math.ceil(days / MOST_TICKS);
  const last = days - 1;
  const offsets = Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
  return [...offsets.filter((offset) => (last - offset) / days >= ROOM), last].map((offset) => {
    const day = addDays(period.from, offset);
    return { day, x: ((offset + 0.5) / days) * width, label: day === today ? '今日' : shortDate(day) };
  });
}

/** 10/24. */
function shortDate(day: string): string {
  const { month, date } = dayParts(day);
  return `${month}/${date}`;
}
