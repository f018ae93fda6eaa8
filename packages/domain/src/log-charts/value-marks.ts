import { daysBetween } from '../japanese-dates/index.ts';
import { type ChartPeriod, isInPeriod, periodDays } from './chart-period.ts';
import { groupedBy } from './grouped.ts';
import type { ChartFrame } from './symptom-bars.ts';
import { rangeOf, type ValueScale } from './value-scale.ts';
import type { ValueLine, ValuePoint } from './value-series.ts';

/** A point within the frame. */
export interface ValueMark {
  readonly x: number;
  readonly y: number;
  readonly point: ValuePoint;
}

/** A printed range, drawn behind the points that it was printed with. */
export interface RangeBand {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** As printed: 3.3〜8.6. */
  readonly words: string;
}

const NOON = 0.5;
const DAY_MINUTES = 24 * 60;
/** Of the period: points further apart are not joined, since nobody knows what lay between. */
const FURTHEST = 0.25;
/** Of the width: how far a range reaches beyond its first and last point. */
const OVERHANG = 0.02;

/** Where the points that are numbers lie, oldest first. */
export function valueMarks(
  { points }: Pick<ValueLine, 'points'>,
  period: ChartPeriod,
  scale: ValueScale,
  frame: ChartFrame,
): ValueMark[] {
  return points
    .filter(({ day }) => isInPeriod(period, day))
    .flatMap((point) =>
      point.number === null
        ? []
        : [{ x: xOf(point, period, frame), y: valueHeight(point.number, scale, frame), point }],
    );
}

/** Marks that a line joins; a mark alone is a piece of its own. */
export function joinedMarks(
  marks: readonly ValueMark[],
  { width }: Pick<ChartFrame, 'width'>,
): ValueMark[][] {
  const pieces: ValueMark[][] = [];
  for (const mark of marks) {
    const piece = pieces[pieces.length - 1];
    const before = piece?.[piece.length - 1];
    if (piece && before && mark.x - before.x <= width * FURTHEST) piece.push(mark);
    else pieces.push([mark]);
  }
  return pieces;
}

/** How far down a value lies. */
export function valueHeight(value: number, { from, to }: ValueScale, { height }: ChartFrame): number {
  return to === from ? height / 2 : height - ((value - from) / (to - from)) * height;
}

/** The ranges as printed: one band for each run of sheets with the same range. One end alone reaches to the edge. */
export function rangeBands(marks: readonly ValueMark[], scale: ValueScale, frame: ChartFrame): RangeBand[] {
  const runs: ValueMark[][] = [];
  for (const mark of marks) {
    const run = runs[runs.length - 1];
    if (run?.[0] && rangeWords(run[0].point) === rangeWords(mark.point)) run.push(mark);
    else runs.push([mark]);
  }
  return runs.flatMap((run) => bandOf(run, scale, frame));
}

function bandOf(run: readonly ValueMark[], scale: ValueScale, frame: ChartFrame): RangeBand[] {
  const [first, last] = [run[0], run[run.length - 1]];
  const words = first ? rangeWords(first.point) : '';
  if (!first || !last || words === '') return [];
  const [low, high] = rangeOf(first.point);
  if (low === null && high === null) return [];
  const over = frame.width * OVERHANG;
  const x = Math.max(0, first.x - over);
  const [top, bottom] = [
    valueHeight(high ?? scale.to, scale, frame),
    valueHeight(low ?? scale.from, scale, frame),
  ];
  // A slip of the pen (low above high) is kept in the table and not drawn.
  if (bottom < top) return [];
  return [{ x, y: top, width: Math.min(frame.width, last.x + over) - x, height: bottom - top, words }];
}

/** The range as printed: 3.3〜8.6, 5.0以下; '' where none is printed. */
export function rangeWords({ low, high }: Pick<ValuePoint, 'low' | 'high'>): string {
  if (low === null) return high === null ? '' : `〜${high}`;
  return `${low}〜${high ?? ''}`;
}

/** True when sheets print ranges that differ. */
export function hasSeveralRanges({ points }: Pick<ValueLine, 'points'>): boolean {
  return (
    groupedBy(
      points.filter((point) => rangeWords(point) !== ''),
      rangeWords,
    ).size > 1
  );
}

function xOf({ day, time }: ValuePoint, period: ChartPeriod, { width }: ChartFrame): number {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  const part = time === null ? NOON : (hours * 60 + minutes) / DAY_MINUTES;
  return ((daysBetween(period.from, day) + part) / periodDays(period)) * width;
}
