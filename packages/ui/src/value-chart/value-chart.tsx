import {
  type ChartPeriod,
  hasSeveralRanges,
  joinedMarks,
  rangeBands,
  rangeWords,
  scaleOf,
  type TreatmentDay,
  type ValueMark,
  type ValueScale,
  type ValueSeries,
  valueHeight,
  valueMarks,
  valueWords,
} from '@hidamari/domain/log-charts';
import { useId } from 'react';
import { ChartAxis, ChartRow, PERCENT, percent, TreatmentBands } from '../chart-frame/chart-frame.tsx';

const HEIGHT = 112;
const FRAME = { ...PERCENT, height: HEIGHT };

export type ValueChartProps = {
  series: ValueSeries;
  period: ChartPeriod;
  treatmentDays: readonly TreatmentDay[];
  /** YYYY-MM-DD: that day is called 今日. */
  today: string;
};

/**
 * A measured or tested value over time (G61, G63): points in the order of time, joined where they are near enough, with
 * the range as it is printed on the sheets. A second line is dashed with square points; a point for 「<0.5」 is open. It
 * says nothing about what is normal.
 */
export function ValueChart({ series, period, treatmentDays, today }: ValueChartProps) {
  const titleId = useId();
  const scale = scaleOf(series);
  const { newest, summary } = valueWords(series, period, today);
  const name = series.unit === '' ? series.label : `${series.label}（${series.unit}）`;
  const range = rangeSentence(series);
  if (!scale) {
    return (
      <ChartRow name={name} newest={newest}>
        <p className="ui-chart-note">数字ではない値のため、表でご覧ください。</p>
      </ChartRow>
    );
  }
  const drawn = series.lines.map((line) => ({ line, marks: valueMarks(line, period, scale, FRAME) }));
  return (
    <ChartRow name={name} newest={newest} hasFigures>
      <Figures scale={scale} />
      <svg className="ui-chart-drawing" width="100%" height={HEIGHT} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${name}。${summary}${range && `${range}。`}`}</title>
        <TreatmentBands period={period} treatmentDays={treatmentDays} height={HEIGHT} />
        {drawn.map(({ line, marks }) => (
          <Ranges key={line.key} marks={marks} scale={scale} />
        ))}
        {scale.ticks.map((tick) => {
          const y = valueHeight(tick, scale, FRAME);
          return <line key={tick} className="ui-chart-grid" x1="0" x2="100%" y1={y} y2={y} />;
        })}
        {drawn.map(({ line, marks }, index) => (
          <Line key={line.key} marks={marks} isSecond={index > 0} />
        ))}
      </svg>
      <ChartAxis period={period} treatmentDays={treatmentDays} today={today} />
      {series.lines.length > 1 ? <Legend lines={series.lines} /> : null}
      {range ? <p className="ui-chart-note">{range}</p> : null}
    </ChartRow>
  );
}

function rangeSentence({ lines: [line] }: ValueSeries): string {
  if (!line) return '';
  const printed = line.points.filter((point) => rangeWords(point) !== '').at(-1);
  if (!printed) return '';
  const differs = hasSeveralRanges(line) ? '（紙によってちがいます）' : '';
  return `点線の間は、検査の紙の範囲 ${rangeWords(printed)}${differs}`;
}

/** Figures at the left; the words of the chart say them too. */
function Figures({ scale }: { scale: ValueScale }) {
  return (
    <span className="ui-chart-figures" aria-hidden="true" style={{ height: HEIGHT }}>
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ top: valueHeight(tick, scale, FRAME) }}>
          {tick.toFixed(scale.decimals)}
        </span>
      ))}
    </span>
  );
}

function Ranges({ marks, scale }: { marks: readonly ValueMark[]; scale: ValueScale }) {
  return rangeBands(marks, scale, FRAME).map(({ x, y, width, height }) => (
    <g key={x} className="ui-chart-range">
      <rect x={percent(x)} y={y} width={percent(width)} height={height} />
      {[y, y + height].map((edge) => (
        <line key={edge} x1={percent(x)} x2={percent(x + width)} y1={edge} y2={edge} />
      ))}
    </g>
  ));
}

/** More points than this are a line; each one would be a blot. */
const MOST_POINTS = 70;

function Line({ marks, isSecond }: { marks: readonly ValueMark[]; isSecond: boolean }) {
  const shape = isSecond ? 'square' : 'circle';
  const isDense = marks.length > MOST_POINTS;
  const pointed = isDense
    ? marks.filter(({ point }, index) => point.isOpen || index === marks.length - 1)
    : marks;
  return (
    <>
      {/* Stretched to the width of the drawing; the stroke is not. */}
      <svg
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${PERCENT.width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="ui-chart-line" data-second={isSecond ? '' : undefined} d={pathOf(marks)} />
      </svg>
      {pointed.map(({ x, y, point }, index) => (
        // Two values of one moment are told apart by their place in the list alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole.
        <svg key={index} x={percent(x)} y={y} overflow="visible" aria-hidden="true">
          <LineMark shape={shape} isOpen={point.isOpen} />
        </svg>
      ))}
    </>
  );
}

function pathOf(marks: readonly ValueMark[]): string {
  const place = ({ x, y }: ValueMark) => `${x.toFixed(2)} ${y.toFixed(1)}`;
  return joinedMarks(marks, PERCENT)
    .filter((piece) => piece.length > 1)
    .map((piece) => `M${piece.map(place).join('L')}`)
    .join('');
}

function Legend({ lines }: Pick<ValueSeries, 'lines'>) {
  return (
    <p className="ui-chart-note ui-chart-legend">
      {lines.map(({ key, label }, index) => (
        <span key={key}>
          <svg width="20" height="14" aria-hidden="true">
            <line
              className="ui-chart-line"
              data-second={index > 0 ? '' : undefined}
              x1="0"
              x2="20"
              y1="7"
              y2="7"
            />
            <svg x="10" y="7" overflow="visible" aria-hidden="true">
              <LineMark shape={index > 0 ? 'square' : 'circle'} isOpen={false} />
            </svg>
          </svg>
          {label}
        </span>
      ))}
    </p>
  );
}

const RADIUS = 4;

/** A point around 0, 0. Open: the sheet says less or more than its number. */
function LineMark({ shape, isOpen }: { shape: 'circle' | 'square'; isOpen: boolean }) {
  const open = isOpen ? '' : undefined;
  if (shape === 'circle') return <circle className="ui-chart-point" data-open={open} r={RADIUS} />;
  return (
    <rect
      className="ui-chart-point"
      data-open={open}
      x={-RADIUS}
      y={-RADIUS}
      width={RADIUS * 2}
      height={RADIUS * 2}
    />
  );
}
