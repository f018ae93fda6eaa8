import { shortDay } from './print-days.ts';
import type { PrintedLog, PrintedTestRow } from './printed-log.ts';

/** 3.5〜9.8, as printed on the sheet; '' when none was copied. */
export function sheetRange({ reference_low = '', reference_high = '' }: PrintedTestRow): string {
  return reference_low || reference_high ? `${reference_low}〜${reference_high}` : '';
}

/** A value of a test over the period: never normal or abnormal, only the range of the sheet itself (G63). */
export interface TestRow {
  readonly item: string;
  readonly before: string;
  readonly last: string;
  readonly range: string;
}

/**
 * The values of the tests, the last and the one before it, by item and unit, which are never mixed (G63). The items of
 * the latest tests come first.
 */
export function testRows(logs: readonly PrintedLog[], to: string): TestRow[] {
  const courses = new Map<string, { day: string; row: PrintedTestRow }[]>();
  for (const { log_date, test_results } of logs) {
    for (const { tested_on, rows } of test_results) {
      for (const row of rows) {
        const key = JSON.stringify([row.item.trim(), row.unit ?? '']);
        const known = courses.get(key) ?? [];
        courses.set(key, known);
        known.push({ day: tested_on ?? log_date, row });
      }
    }
  }
  const said = (one: { day: string; row: PrintedTestRow } | undefined) =>
    one === undefined ? '' : `${one.row.value}（${shortDay(one.day, to)}）`;
  return [...courses.values()]
    .map((course) => course.toSorted((one, other) => one.day.localeCompare(other.day)))
    .toSorted((one, other) => (other.at(-1)?.day ?? '').localeCompare(one.at(-1)?.day ?? ''))
    .map((course) => {
      const last = course.at(-1);
      const { item = '', unit } = last?.row ?? {};
      return {
        item: unit ? `${item}（${unit}）` : item,
        before: said(course.at(-2)),
        last: said(last),
        range: last ? sheetRange(last.row) : '',
      };
    });
}
