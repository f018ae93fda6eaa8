/** Less and more than can be measured, in the codes of FHIR (`Quantity.comparator`). */
export type Comparator = '<' | '<=' | '>=' | '>';

export interface PrintedQuantity {
  value: number;
  comparator?: Comparator;
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
};

/** Without zeros before it: 0012 is no number that a sheet prints, and stays what it says. */
const NUMBER = String.raw`-?(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?`;
/** As sheets in Japan print thousands; 1,5 is none of them. */
const THOUSANDS = String.raw`-?[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d{1,6})?`;
const QUANTITY = new RegExp(
  String.raw`^(<=|>=|[<>≤≦≥≧])?\s*(${THOUSANDS}|${NUMBER})\s*(未満|以下|以上|超える|超)?$`,
);
const MINUS = /^[−‐–]|(?<=[<>=≤≦≥≧])[−‐–]/;

/**
 * The number that a sheet of results printed, with the sign of what is less or more than can be measured: <0.5, ０．８,
 * 5，200, 0.5未満. Null where it is not certain that it is one: then the words stand.
 */
export function printedQuantity(text: string): PrintedQuantity | null {
  // Sheets that were copied by hand mix the widths of figures, points and signs.
  const folded = text.normalize('NFKC').trim().replace(MINUS, '-');
  const [, before, number, after] = QUANTITY.exec(folded) ?? [];
  if (number === undefined || (before !== undefined && after !== undefined)) return null;
  const comparator = before === undefined ? AFTER[after ?? ''] : BEFORE[before];
  return { value: Number(number.replaceAll(',', '')), ...(comparator && { comparator }) };
}
