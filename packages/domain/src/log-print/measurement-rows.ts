import {
  formatMeasurement,
  MEASUREMENTS,
  type MeasurementKind,
  measurementFigure,
} from '../treatment-logs/index.ts';
import { shortDay } from './print-limits.ts';
import type { PrintedLog } from './printed-log.ts';

/** One kind of measured value over the period: facts, never a judgement (G61). */
export interface MeasurementRow {
  readonly label: string;
  readonly range: string;
  readonly note: string;
}

interface Measured {
  day: string;
  value: number;
}

function rangeOf(kind: MeasurementKind, values: readonly Measured[]): string {
  const low = Math.min(...values.map(({ value }) => value));
  const high = Math.max(...values.map(({ value }) => value));
  if (low === high) return formatMeasurement(kind, low);
  return `${measurementFigure(kind, low)}〜${formatMeasurement(kind, high)}`;
}

/** For the temperature the day of the highest value; for everything else the first and the last one. */
function noteOf(kind: MeasurementKind, values: readonly Measured[], to: string): string {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last || values.length === 1) return '';
  if (kind === 'body_temperature') {
    const highest = values.reduce((most, one) => (one.value > most.value ? one : most));
    return `最高は${shortDay(highest.day, to)}`;
  }
  return `${measurementFigure(kind, first.value)}→${measurementFigure(kind, last.value)}`;
}

/** The kinds that were measured, in their usual order. `logs` are in the order of their days. */
export function measurementRows(logs: readonly PrintedLog[], to: string): MeasurementRow[] {
  const values = new Map<MeasurementKind, Measured[]>();
  for (const { log_date: day, measurements } of logs) {
    for (const { kind, value } of measurements) {
      const known = values.get(kind);
      if (known) known.push({ day, value });
      else values.set(kind, [{ day, value }]);
    }
  }
  return MEASUREMENTS.filter(({ kind }) => values.has(kind)).map(({ kind, label }) => {
    const own = values.get(kind) ?? [];
    return { label, range: rangeOf(kind, own), note: noteOf(kind, own, to) };
  });
}
