import { addDays, daysBetween } from '../japanese-dates/index.ts';
import { type ChartPeriod, isInPeriod, periodDays } from './chart-period.ts';
import { groupedBy, sortedBy } from './grouped.ts';
import type { SymptomDay, SymptomRecall, SymptomSeries } from './symptom-series.ts';

/** Size of a drawing in any unit: per cent of a page, points of a sheet. y grows downwards. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
}

/** One bar: a day, or in a long period a week with its strongest day. */
export interface SymptomBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** First and last day it stands for. */
  readonly from: string;
  readonly to: string;
  /** 0 to 4; 0 is drawn as a low dash, so that 「なし」 is not an empty place. */
  readonly level: number;
  readonly recall: SymptomRecall;
}

/** A line across the drawing at a level. */
export interface LevelLine {
  readonly level: number;
  readonly y: number;
}

const HIGHEST_LEVEL = 4;
const WEEK = 7;
/** Beyond this many days one bar a day is too thin to be seen on a phone. */
const MOST_DAILY_BARS = 92;
/** Of the height: the highest bar leaves a little air above, 「なし」 is a dash. */
const AIR = 0.08;
const DASH = 0.03;
/** Of a place: what is left free beside a bar. */
const GAP = 0.28;

/** How many days one bar stands for: 1, or 7 in a period of more than three months. */
export function daysPerBar(period: ChartPeriod): number {
  return periodDays(period) > MOST_DAILY_BARS ? WEEK : 1;
}

/**
 * The bars of a symptom within the frame, oldest first. A day that was not written has no bar. Weeks are counted
 * back from the last day; the first may be cut.
 */
export function symptomBars(
  { days }: Pick<SymptomSeries, 'days'>,
  period: ChartPeriod,
  frame: ChartFrame,
): SymptomBar[] {
  const each = daysPerBar(period);
  const length = periodDays(period);
  const dayWidth = frame.width / length;
  const places = groupedBy(
    days.filter(({ day }) => isInPeriod(period, day)),
    ({ day }) => Math.floor(daysBetween(day, period.to) / each),
  );
  return sortedBy(places, ([a], [b]) => b - a).map(([back, written]) => {
    const last = length - 1 - back * each;
    const first = Math.max(0, last - each + 1);
    const place = (last - first + 1) * dayWidth;
    const gap = Math.min(place, each * dayWidth) * GAP;
    const { level, recall } = strongest(written);
    const height = frame.height * (level === 0 ? DASH : (level / HIGHEST_LEVEL) * (1 - AIR));
    return {
      x: first * dayWidth + gap / 2,
      y: frame.height - height,
      width: place - gap,
      height,
      from: addDays(period.from, first),
      to: addDays(period.from, last),
      level,
      recall,
    };
  });
}

/** Where the levels 1 to 4 lie. */
export function levelLines({ height }: Pick<ChartFrame, 'height'>): LevelLine[] {
  return Array.from({ length: HIGHEST_LEVEL }, (_, index) => ({
    level: index + 1,
    y: height - height * ((index + 1) / HIGHEST_LEVEL) * (1 - AIR),
  }));
}

/** The strongest day; of two alike the one whose own answer it is, then the later one. */
export function strongest(days: readonly SymptomDay[]): SymptomDay {
  const [first, ...rest] = days;
  if (!first) throw new RangeError('no days');
  return rest.reduce((best, next) => (rank(next) >= rank(best) ? next : best), first);
}

function rank({ level, recall }: SymptomDay): number {
  return level * 2 + (recall === 'today' ? 1 : 0);
}
