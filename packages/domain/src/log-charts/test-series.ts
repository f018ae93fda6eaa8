import { foldDashes, foldForms } from '../japanese-text/index.ts';
import { type ChartPeriod, isInPeriod } from './chart-period.ts';
import type { ChartedLog } from './charted-log.ts';
import { compareText, groupedBy, sortedBy } from './grouped.ts';
import { readTestValue } from './test-value.ts';
import type { ValuePoint, ValueSeries } from './value-series.ts';

/** A value of a sheet with the range printed beside it, all as written (G63). */
export interface TestedValue {
  /** Day of the test; the day of the log where the sheet's is not written. */
  readonly day: string;
  readonly value: string;
  readonly low: string | null;
  readonly high: string | null;
}

/** One item in one unit over time. Another unit is another series: figures of two units must never be compared. */
export interface TestedItem {
  /** As on the newest sheet. */
  readonly item: string;
  /** '' where none is printed. */
  readonly unit: string;
  /** Oldest first. */
  readonly values: readonly TestedValue[];
}

interface Row extends TestedValue {
  readonly item: string;
  readonly unit: string;
  /** Its line on its sheet. */
  readonly line: number;
}

/** The micro sign and the Greek letter look alike; a sheet's copy may hold either. */
const MICRO = /\u00B5/gu;
const MOST_SERIES = 300;
/** A scale spans at least this part of the largest value. */
const LEAST_PART = 0.1;

/**
 * Item and unit as one key (G63): full and half width, spaces and the kinds of dashes are the same, everything else is told
 * apart, upper and lower case too (mg, Mg).
 */
export function testKey(item: string, unit: string): string {
  return `${folded(item)}\u0000${folded(unit)}`;
}

function folded(text: string): string {
  return foldForms(foldDashes(text)).replace(MICRO, '\u03BC').replace(/\s/gu, '');
}

/**
 * Every tested item within the period by item and unit, as on the newest sheet from top to bottom, then those of older
 * sheets; the order of the logs is of no matter. Beyond three hundred the oldest are left out.
 */
export function testedItems(logs: readonly ChartedLog[], period: ChartPeriod): TestedItem[] {
  const rows = logs.flatMap(rowsOf).filter(({ day }) => isInPeriod(period, day));
  const groups = [...groupedBy(rows, ({ item, unit }) => testKey(item, unit))].map(([key, own]) => {
    const sorted = sortedBy(own, compareRows);
    return { key, sorted, newest: sorted[sorted.length - 1] as Row };
  });
  return sortedBy(
    groups,
    (a, b) =>
      compareText(b.newest.day, a.newest.day) || a.newest.line - b.newest.line || compareText(a.key, b.key),
  )
    .slice(0, MOST_SERIES)
    .map(({ newest: { item, unit }, sorted }) => ({
      item,
      unit,
      values: sorted.map(({ day, value, low, high }) => ({ day, value, low, high })),
    }));
}

function rowsOf({ log_date, test_results }: ChartedLog): Row[] {
  return test_results.flatMap(({ tested_on, rows }) =>
    rows.map(({ item, value, unit = '', reference_low = null, reference_high = null }, line) => ({
      day: tested_on ?? log_date,
      item,
      unit,
      value,
      low: reference_low,
      high: reference_high,
      line,
    })),
  );
}

/** By day; within a day by what is written, so that the order of the logs does not show. */
function compareRows(a: Row, b: Row): number {
  return compareText(a.day, b.day) || b.line - a.line || compareText(writingOf(a), writingOf(b));
}

function writingOf({ value, item, unit, low, high }: Row): string {
  return JSON.stringify([value, item, unit, low, high]);
}

/** The chart of an item. What is no number stays out of the drawing and stands in the table. */
export function testChart({ item, unit, values }: TestedItem): ValueSeries {
  const points = values.map(({ day, value, low, high }): ValuePoint => {
    const { kind, number } = readTestValue(value);
    return { day, time: null, text: value, number, isOpen: kind === 'below' || kind === 'above', low, high };
  });
  const largest = Math.max(0, ...points.map(({ number }) => Math.abs(number ?? 0)));
  return {
    key: testKey(item, unit),
    label: item,
    unit,
    lines: [{ key: 'value', label: item, points }],
    leastSpan: largest * LEAST_PART,
    within: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  };
}
