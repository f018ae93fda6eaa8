import { type ChartPeriod, type TreatmentDay, timeTicks, treatmentBands } from '@hidamari/domain/log-charts';
import type { ReactNode } from 'react';

/**
 * Drawings of charts are as wide as their place: x is in per cent, y in px, and nothing is scaled, so that words keep
 * their size at 320 px and on a desk. No script measures anything: the server draws the same.
 */
export const PERCENT = { width: 100 } as const;

/** A length across a drawing: 12.34%. Rounded, so that a year's drawing stays small. */
export function percent(length: number): string {
  return `${Number(length.toFixed(2))}%`;
}

export type ChartRowProps = {
  name: ReactNode;
  /** The newest, in words. */
  newest: string;
  /** Room at the left for the figures of a scale. */
  hasFigures?: boolean;
  children: ReactNode;
};

/** A chart with its name: above it on a phone, at its left on a desk. */
export function ChartRow({ name, newest, hasFigures, children }: ChartRowProps) {
  return (
    <div className="ui-chart-row">
      <p className="ui-chart-name">
        <b>{name}</b>
        <span>{newest}</span>
      </p>
      <div className="ui-chart-plot" data-figures={hasFigures ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}

type DatedProps = { period: ChartPeriod; treatmentDays: readonly TreatmentDay[] };

/** Pale bands behind what is drawn, on the days of treatment. */
export function TreatmentBands({ period, treatmentDays, height }: DatedProps & { height: number }) {
  return treatmentBands(treatmentDays, period, PERCENT).map(({ day, x, width }) => (
    <rect key={day} className="ui-chart-band" x={percent(x)} y={0} width={percent(width)} height={height} />
  ));
}

/**
 * Dates below charts, and the words of the bands below those. For eyes: who listens has the words of each chart and the
 * table.
 */
export function ChartAxis({ period, treatmentDays, today }: DatedProps & { today: string }) {
  const ticks = timeTicks(period, PERCENT, today);
  const words = treatmentBands(treatmentDays, period, PERCENT).filter(({ hasWord }) => hasWord);
  return (
    <div className="ui-chart-axis" data-words={words.length > 0 ? '' : undefined} aria-hidden="true">
      {ticks.map(({ day, x, label }, index) => (
        <span
          key={day}
          style={{ left: percent(x) }}
          data-edge={edgeOf(index, ticks.length)}
          data-today={day === today ? '' : undefined}
        >
          {label}
        </span>
      ))}
      {words.map(({ day, at, word }) => (
        <span key={day} className="ui-chart-word" style={{ left: percent(at) }} data-edge={nearEdge(at)}>
          {word}
        </span>
      ))}
    </div>
  );
}

/** The first and the last date lean inwards. */
function edgeOf(index: number, count: number): 'start' | 'end' | undefined {
  if (count > 1 && index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
}

const EDGE = 7;
function nearEdge(at: number): 'start' | 'end' | undefined {
  if (at < EDGE) return 'start';
  return at > PERCENT.width - EDGE ? 'end' : undefined;
}

export type ChartTableProps = {
  /** What the table is about; stands above it. */
  caption: string;
  /** Heads of the columns after the day. */
  heads: readonly string[];
  /** Newest day first; cells in the order of the heads. */
  rows: readonly { key: string; day: string; cells: readonly ReactNode[] }[];
};

/** The same as a chart in rows, for whoever would rather read. Scrolls sideways within itself where it is too wide. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (WCAG 2.1.1).
    <section className="ui-chart-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">日</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, day, cells }) => (
            <tr key={key}>
              <th scope="row">{day}</th>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A cell of a day on which nothing was written: that is not 「なし」. */
export const NOT_WRITTEN = (
  <>
    <span aria-hidden="true">−</span>
    <span className="ui-visually-hidden">書いていません</span>
  </>
);
