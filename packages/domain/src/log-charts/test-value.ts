import { foldDashes, foldForms } from '../japanese-text/index.ts';

/** Less and more than can be measured, in the codes of FHIR (`Quantity.comparator`). */
type Comparator = '<' | '<=' | '>=' | '>';

/** A number that a sheet of results printed. */
export interface PrintedQuantity {
  value: number;
  comparator?: Comparator;
}

/**
 * A value of a laboratory's sheet as far as a chart can draw it (G63). exact: a number. below, above: the sheet says
 * less or more than a number (<0.5, 100以上). text: no number at all (陰性). The text itself is never changed.
 */
export interface TestValue {
  readonly kind: 'exact' | 'below' | 'above' | 'text';
  /** The number, or the number it lies below or above; null for a text. */
  readonly number: number | null;
}

const BEFORE: Readonly<Record<string, Comparator>> = {
  ...{ '<': '<', '<=': '<=', '≤': '<=', '≦': '<=' },
  ...{ '>': '>', '>=': '>=', '≥': '>=', '≧': '>=' },
};
const AFTER: Readonly<Record<string, Comparator>> = {
  未満: '<',
  以下: '<=',
  以上: '>=',
  超: '>',
  超える: '>',
  より大: '>',
};

/** A plus only where a point follows: +2.3 is a base excess, +1 a grade. */
const SIGN = String.raw`(?:-|\+(?=\d+\.))?`;
/** Without zeros before it: 0012 is no number that a sheet prints, and stays what it says. */
const NUMBER = String.raw`${SIGN}(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?`;
/** As sheets in Japan print thousands; 1,5 is none of them. */
const THOUSANDS = String.raw`${SIGN}[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d{1,6})?`;
const QUANTITY = new RegExp(
  String.raw`^(<=|>=|[<>≤≦≥≧])?\s*(${THOUSANDS}|${NUMBER})\s*(${Object.keys(AFTER).join('|')})?$`,
  'u',
);

/**
 * The number that a sheet of results printed, with the sign of what is less or more than can be measured: <0.5, ０．８,
 * 5，200, 0.5未満. Null where it is not certain that it is one: then the words stand. So do powers (10⁵, 3²) and signs with
 * a number in them (①), whose figures alone would say another number.
 */
export function printedQuantity(text: string): PrintedQuantity | null {
  // Sheets that were copied by hand mix the widths of figures, points and signs.
  const [, before, number, after] = QUANTITY.exec(foldForms(foldDashes(text)).trim()) ?? [];
  if (number === undefined || (before !== undefined && after !== undefined)) return null;
  const comparator = before === undefined ? AFTER[after ?? ''] : BEFORE[before];
  return { value: Number(number.replaceAll(',', '')), ...(comparator && { comparator }) };
}

/** Reads a value in full or half width, with or without commas between thousands. */
export function readTestValue(text: string): TestValue {
  const quantity = printedQuantity(text);
  if (quantity === null) return { kind: 'text', number: null };
  const { value, comparator } = quantity;
  if (comparator === undefined) return { kind: 'exact', number: value };
  return { kind: comparator.startsWith('<') ? 'below' : 'above', number: value };
}
