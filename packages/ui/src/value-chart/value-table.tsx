import { formatClock } from '@hidamari/domain/japanese-dates';
import {
  dayWords,
  rangeWords,
  type ValueLine,
  type ValuePoint,
  type ValueSeries,
  withUnit,
} from '@hidamari/domain/log-charts';
import { ChartTable, NOT_WRITTEN } from '../chart-frame/chart-frame.tsx';

/** The values of a chart as written, the newest day first, each with the range of its own sheet. */
export function ValueTable({ series, today }: { series: ValueSeries; today: string }) {
  const { lines, label, unit } = series;
  const points = lines.flatMap((line) => line.points);
  const hasRange = points.some((point) => rangeWords(point) !== '');
  const days = [...new Set(points.map(({ day }) => day))].sort().reverse();
  const rows = days.map((day) => ({
    key: day,
    day: dayWords(day, today),
    cells: [
      ...lines.map((line) => <Values key={line.key} series={series} points={pointsOf(line, day)} />),
      ...(hasRange ? [rangesOf(points.filter((point) => point.day === day)) || NOT_WRITTEN] : []),
    ],
  }));
  const heads = lines.length > 1 ? lines.map((line) => line.label) : ['値'];
  return (
    <ChartTable
      caption={unit === '' ? label : `${label}（${unit}）`}
      heads={hasRange ? [...heads, '検査の紙の範囲'] : heads}
      rows={rows}
    />
  );
}

const pointsOf = ({ points }: ValueLine, day: string) => points.filter((point) => point.day === day);

/** Several a day stand under each other, with their times. */
function Values({ series, points }: { series: ValueSeries; points: readonly ValuePoint[] }) {
  if (points.length === 0) return NOT_WRITTEN;
  return points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two values of one moment are told apart by their place alone.
    <span key={index} className="ui-chart-value">
      {withUnit(series, point)}
      {point.time === null ? null : <small>{formatClock(point.time)}</small>}
    </span>
  ));
}

function rangesOf(points: readonly ValuePoint[]): string {
  return [...new Set(points.map(rangeWords).filter(Boolean))].join('、');
}
