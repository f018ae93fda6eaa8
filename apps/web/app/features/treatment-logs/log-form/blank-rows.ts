import { isBlank as isBlankText } from '@hidamari/domain/japanese-text';
import type { LogFormValues } from './log-form-values.ts';

/** True when nothing was written in a row; row numbers and hidden ids do not count. */
export function isBlankRow(row: object): boolean {
  return Object.entries(row).every(([name, value]) => name === 'row' || isBlank(value));
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value))
    return value.every((entry) => (typeof entry === 'object' ? isBlankRow(entry) : false));
  return value === null || value === undefined;
}

/** The rows of a list that are sent; an untouched row is no answer. */
export function writtenRows<R extends object>(rows: readonly R[]): R[] {
  return rows.filter((row) => !isBlankRow(row));
}

const ROW_LISTS = ['medicines', 'test_results', 'treatments'] as const;
type RowList = (typeof ROW_LISTS)[number];

/** Where the sent row `index` stands in the form. */
function placeOf(rows: readonly object[], index: number): number {
  const places = rows.flatMap((row, place) => (isBlankRow(row) ? [] : [place]));
  return places[index] ?? index;
}

function isRowList(name: string | undefined): name is RowList {
  return ROW_LISTS.some((list) => list === name);
}

/**
 * The form's name of a field that an answer names: untouched rows were not sent, so `medicines.0.name` may mean
 * the second row on screen, and measured values are rows on the wire but fields by kind in the form.
 */
export function formFieldName(wireName: string, values: LogFormValues, sentKinds: readonly string[]): string {
  const [list, index, ...rest] = wireName.split('.');
  if (list === 'measurements' && index !== undefined)
    return `measurements.${sentKinds[Number(index)] ?? index}`;
  if (!isRowList(list) || index === undefined) return wireName;
  const place = placeOf(values[list], Number(index));
  const [inner, innerIndex, ...innerRest] = rest;
  if (list !== 'test_results' || inner !== 'rows' || innerIndex === undefined)
    return [list, place, ...rest].join('.');
  const innerPlace = placeOf(values.test_results[place]?.rows ?? [], Number(innerIndex));
  return [list, place, inner, innerPlace, ...innerRest].join('.');
}
