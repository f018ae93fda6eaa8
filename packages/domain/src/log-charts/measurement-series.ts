import {
  formatMeasurement,
  MEASUREMENTS,
  type MeasurementKind,
  measurementOf,
} from '../treatment-logs/index.ts';
import { type ChartPeriod, isInPeriod } from './chart-period.ts';
import type { ChartedLog } from './charted-log.ts';
import { compareText, sortedBy } from './grouped.ts';
import type { ValueLine, ValuePoint, ValueSeries } from './value-series.ts';

/** A measured value (G61). */
export interface MeasuredValue {
  readonly day: string;
  /** HH:mm; null when neither the value nor its log has a time. */
  readonly time: string | null;
  readonly value: number;
}

/** The values of one kind, oldest first. */
export interface MeasuredKind {
  readonly kind: MeasurementKind;
  readonly values: readonly MeasuredValue[];
}

/** Kinds of one unit that are read together: the upper and the lower blood pressure. */
const PRESSURE = ['blood_pressure_systolic', 'blood_pressure_diastolic'] as const;
const PRESSURE_LABELS: Partial<Record<MeasurementKind, string>> = {
  blood_pressure_systolic: '上',
  blood_pressure_diastolic: '下',
};
/** A scale spans at least this many of the kind's smallest steps: 1℃, 10 mmHg. */
const LEAST_STEPS = 10;

/** Everything measured within the period by kind, in the order of the form; the order of the logs is of no matter. */
export function measuredKinds(logs: readonly ChartedLog[], period: ChartPeriod): MeasuredKind[] {
  const measured = logs
    .filter(({ log_date }) => isInPeriod(period, log_date))
    .flatMap(({ log_date, log_time, measurements }) =>
      measurements.map(({ kind, value, measured_at }) => ({
        kind,
        day: log_date,
        time: measured_at ?? log_time ?? null,
        value,
      })),
    );
  return MEASUREMENTS.flatMap(({ kind }) => {
    const own = measured.filter((row) => row.kind === kind);
    const values = sortedBy(own, compareMoments).map(({ day, time, value }) => ({ day, time, value }));
    return values.length === 0 ? [] : [{ kind, values }];
  });
}

function compareMoments(a: MeasuredValue, b: MeasuredValue): number {
  return compareText(`${a.day} ${a.time ?? '12:00'}`, `${b.day} ${b.time ?? '12:00'}`) || a.value - b.value;
}

/** The charts of what was measured: one for each kind, one for both blood pressures. */
export function measurementCharts(kinds: readonly MeasuredKind[]): ValueSeries[] {
  const [upper, lower] = PRESSURE.map((kind) => kinds.find((row) => row.kind === kind));
  const pressures = [upper, lower].flatMap((row) => row ?? []);
  return kinds.flatMap((row) => {
    const isPressure = pressures.includes(row);
    if (isPressure && row !== pressures[0]) return [];
    return [chartOf(isPressure ? pressures : [row])];
  });
}

function chartOf(kinds: readonly MeasuredKind[]): ValueSeries {
  const rows = kinds.flatMap(({ kind }) => measurementOf(kind) ?? []);
  const [first] = rows;
  if (!first) throw new RangeError('a chart of nothing');
  const isPressure = PRESSURE_LABELS[first.kind] !== undefined;
  return {
    key: isPressure ? 'blood_pressure' : first.kind,
    label: isPressure ? '血圧' : first.label,
    unit: first.unit,
    lines: kinds.map(lineOf),
    leastSpan: first.step * LEAST_STEPS,
    within: [Math.min(...rows.map(({ min }) => min)), Math.max(...rows.map(({ max }) => max))],
  };
}

function lineOf({ kind, values }: MeasuredKind): ValueLine {
  const label = PRESSURE_LABELS[kind] ?? measurementOf(kind)?.label ?? '';
  return { key: kind, label, points: values.map((value) => pointOf(kind, value)) };
}

function pointOf(kind: MeasurementKind, { day, time, value }: MeasuredValue): ValuePoint {
  const text = formatMeasurement(kind, value);
  return { day, time, text, number: value, isOpen: false, low: null, high: null };
}
