import { addDays } from '../japanese-dates/index.ts';
import { periodDays } from './print-period.ts';
import type { PrintChoices } from './printed-log.ts';
import type { TextLayout } from './text-layout.ts';

/** Where the bars of every strip stand, so that a day is at the same place in each. */
export const STRIP = { left: 42, right: 104.5 } as const;
/** Longer than this, one bar is a week: thinner ones cannot be told apart on paper. */
const MOST_DAILY_BARS = 93;

/** The days a bar stands for; a week shows its highest day. */
export interface Bars {
  readonly spans: readonly (readonly string[])[];
  readonly isWeekly: boolean;
}

/** The bars of a period: one a day, or one a week. */
export function barsOf({ from, to }: Pick<PrintChoices, 'from' | 'to'>): Bars {
  const days = Array.from({ length: periodDays(from, to) }, (_, index) => addDays(from, index));
  const isWeekly = days.length > MOST_DAILY_BARS;
  const size = isWeekly ? 7 : 1;
  const spans = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  );
  return { spans, isWeekly };
}

/** What a strip draws, and where. */
export interface DrawnStrip {
  readonly bars: Bars;
  /** By day; a day without one is empty. */
  readonly values: ReadonlyMap<string, number>;
  /** Values at the ground and at the upper end. */
  readonly scale: readonly [low: number, high: number];
  /** Days with a band behind them. */
  readonly marked: ReadonlySet<string>;
  /** Millimetres: the ground, and the highest bar. */
  readonly base: number;
  readonly height: number;
}

/** A strip of bars. What is no higher than the ground is a thin line on it: it was written, and is not nothing. */
export function drawStrip(pen: TextLayout, { bars, values, scale, marked, base, height }: DrawnStrip): void {
  const [low, high] = scale;
  const step = (STRIP.right - STRIP.left) / bars.spans.length;
  const wide = Math.min(step * 0.8, 4);
  bars.spans.forEach((days, index) => {
    const x = STRIP.left + index * step;
    if (days.some((day) => marked.has(day))) pen.box(x, base - height, step, height, 'band');
    const own = days.flatMap((day) => values.get(day) ?? []);
    if (own.length === 0) return;
    const part = (Math.max(...own) - low) / (high - low);
    const tall = part <= 0 ? 0.35 : part * (height - 0.4);
    pen.box(x + (step - wide) / 2, base - tall, wide, tall, 'bar');
  });
  pen.rule(STRIP.left, STRIP.right, base, { shade: 'ink' });
}
