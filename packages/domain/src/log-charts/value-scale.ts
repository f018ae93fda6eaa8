import { readTestValue } from './test-value.ts';
import type { ValuePoint, ValueSeries } from './value-series.ts';

/** The figures at the side of a chart. */
export interface ValueScale {
  readonly from: number;
  readonly to: number;
  /** Round figures from `from` to `to`, lowest first. */
  readonly ticks: readonly number[];
  /** Decimals that tell the ticks apart. */
  readonly decimals: number;
}

const ROUND = [1, 2, 5, 10] as const;
const PARTS = 3;
const MOST_DECIMALS = 6;
/** Below this part of a value, and below this by itself, a difference cannot be told from the dust of binary fractions. */
const FINEST = 1e-9;

/**
 * A scale of round figures over the values, at least `leastSpan` high and not beyond `within`. Every value lies within
 * it; equal values get room above and below.
 */
export function roundScale(
  values: readonly number[],
  leastSpan: number,
  [least, most]: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): ValueScale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = spanOf(low, high, leastSpan);
  const room = (span - (high - low)) / 2;
  const step = roundStep(span / PARTS);
  const first = Math.max(Math.floor((low - room) / step), Math.ceil(least / step));
  const last = Math.min(Math.ceil((high + room) / step), Math.floor(most / step));
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  const count = Math.max(1, last - first + 1);
  const ticks = Array.from({ length: count }, (_, index) => tidy((first + index) * step));
  // A hard end that is no round figure (42.9) is a place on the scale without a figure.
  const [lowest = low, highest = high] = [ticks[0], ticks[ticks.length - 1]];
  return { from: Math.min(lowest, low), to: Math.max(highest, high), ticks, decimals };
}

/** How high the scale has to be; values that cannot be told apart get as much as they are themselves. */
function spanOf(low: number, high: number, leastSpan: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const needed = Math.max(high - low, leastSpan);
  if (needed > FINEST * Math.max(size, 1)) return needed;
  return size > FINEST ? size : 1;
}

/** The next of 1, 2, 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return (ROUND.find((round) => round * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/** Without the dust of binary fractions: 0.30000000000000004 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** The scale of a chart over its values and the ranges printed on its sheets; null where nothing is a number. */
export function scaleOf({ lines, leastSpan, within }: ValueSeries): ValueScale | null {
  const points = lines.flatMap((line) => line.points);
  const numbers = points.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return null;
  return roundScale([...numbers, ...points.flatMap(rangeNumbers)], leastSpan, within);
}

/** Ends of the printed range that are numbers. */
export function rangeOf({ low, high }: Pick<ValuePoint, 'low' | 'high'>): [number | null, number | null] {
  const end = (text: string | null) => (text === null ? null : readTestValue(text).number);
  return [end(low), end(high)];
}

function rangeNumbers(point: ValuePoint): number[] {
  return rangeOf(point).flatMap((end) => end ?? []);
}
