import { shortDay } from './print-limits.ts';
import type { PrintedLog, PrintedTestRow } from './printed-log.ts';

/** 3.5〜9.8, as printed on the sheet; '' when none was copied. */
export function sheetRange({ reference_low = '', reference_high = '' }: PrintedTestRow): string {
  return reference_low || reference_high ? `${reference_low}〜${reference_high}` : '';
}

/** A value and the day of its test. */
interface TestedValue {
  readonly value: string;
  readonly day: string;
}

/** A value of a test over the period: never normal or abnormal, only the range of the sheet itself (G63). */
export interface TestRow {
  readonly item: string;
  readonly before: TestedValue | null;
  readonly last: TestedValue | null;
  readonly range: string;
}

/**
 * The values of the tests, the last and the one before it, by item and unit, which are never mixed (G63). The items of
 * the latest tests come first.
 */
export function testRows(logs: readonly PrintedLog[]): TestRow[] {
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
  const testedValue = (one: { day: string; row: PrintedTestRow } | undefined) =>
    one === undefined ? null : { value: one.row.value, day: one.day };
  return [...courses.values()]
    .map((course) => course.toSorted((one, other) => one.day.localeCompare(other.day)))
    .toSorted((one, other) => (other.at(-1)?.day ?? '').localeCompare(one.at(-1)?.day ?? ''))
    .map((course) => {
      const last = course.at(-1);
      const { item = '', unit } = last?.row ?? {};
      return {
        item: unit ? `${item}（${unit}）` : item,
        before: testedValue(course.at(-2)),
        last: testedValue(last),
        range: last ? sheetRange(last.row) : '',
      };
    });
}

/**
 * A column of values with their days. Most sheets are of one day, which the column's head then says once, so that the
 * items have the room; of several days each value says its own.
 * @param shown the rows that the sheet has room for
 * @param to the last day of the period
 */
export function valueColumn(shown: readonly TestRow[], part: 'before' | 'last', to: string) {
  const days = new Set(shown.flatMap((row) => row[part]?.day ?? []));
  const [only] = days;
  // The day of another year is too long for a head.
  const isShort = days.size === 1 && only?.slice(0, 4) === to.slice(0, 4);
  const common = isShort ? ` ${shortDay(only, to)}` : null;
  return {
    head: common ?? '',
    words: (row: TestRow) => {
      const tested = row[part];
      if (tested === null) return '';
      return common === null ? `${tested.value}（${shortDay(tested.day, to)}）` : tested.value;
    },
  };
}
