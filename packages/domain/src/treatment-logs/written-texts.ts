import type { LogCategory } from '../option-sets/index.ts';
import { categoriesOf } from './categories.ts';
import { fieldsOf, type LogPart, type PartValues, searchedText } from './log-field.ts';
import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { formatMeasurement, type MeasurementKind, measurementOf } from './measurements.ts';
import { type SymptomKey, symptomLabel } from './symptoms.ts';

/** What a member writes in a log by the names of `LOG_FIELDS`, and the parts that have tables of their own. */
export interface WrittenLog extends PartValues<LogFields['log']> {
  readonly visit?: PartValues<LogFields['visit']> | undefined;
  readonly medicines: readonly PartValues<LogFields['medicines']>[];
  readonly symptoms: readonly { readonly key: SymptomKey }[];
  readonly measurements: readonly { readonly kind: MeasurementKind; readonly value: number }[];
  readonly life?: PartValues<LogFields['life']> | undefined;
  readonly other?: PartValues<LogFields['other']> | undefined;
  readonly test_results: readonly (PartValues<LogFields['test_results']> & {
    readonly rows: readonly PartValues<LogFields['test_results.rows']>[];
  })[];
  readonly treatments: readonly PartValues<LogFields['treatments']>[];
}

/** The parts of a log in which a keyword is looked for. */
export interface SearchableLog extends WrittenLog, Readonly<Partial<Record<LogCategory, boolean>>> {}

/** Each part that is written in a log with its fields: rows of a list one by one, in the order of the table. */
export function writtenParts(log: WrittenLog): { fields: LogPart; values: object }[] {
  const rowsOf = (name: keyof LogFields): readonly (object | undefined)[] => {
    if (name === 'log') return [log];
    if (name === 'test_results.rows') return log.test_results.flatMap(({ rows }) => rows);
    return [log[name] ?? []].flat();
  };
  return (Object.keys(LOG_FIELDS) as (keyof LogFields)[]).flatMap((name) =>
    rowsOf(name).flatMap((values) => (values ? { fields: LOG_FIELDS[name] as LogPart, values } : [])),
  );
}

/**
 * Everything a keyword is looked for in (G74), each a text of its own: what a member wrote, and what they chose, by the
 * words that the screen shows for it. The search and what is marked on the screen both ask here, so neither finds what
 * the other does not. The words are stored hashed: with a change of them `SEARCH_FOLD` is raised.
 */
export function searchableTexts(log: SearchableLog): string[] {
  const texts = [
    ...categoriesOf(log).map(({ label }) => label),
    ...log.symptoms.map(({ key }) => symptomLabel(key) ?? ''),
    ...log.measurements.map(
      ({ kind, value }) => `${measurementOf(kind)?.label ?? ''} ${formatMeasurement(kind, value)}`,
    ),
    ...textsOf(log, searchedText),
  ];
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** Everything in a log that was written in the member's own words, field by field; for the crisis card alone (G119). */
export function freeTextsOf(log: WrittenLog): string[] {
  return textsOf(log, (field, value) => (field.input === 'text' ? String(value ?? '') : ''));
}

function textsOf(log: WrittenLog, textOf: typeof searchedText): string[] {
  return writtenParts(log).flatMap(({ fields, values }) =>
    fieldsOf(fields)
      .map(({ name, field }) => textOf(field, Reflect.get(values, name)))
      .filter((text) => text !== ''),
  );
}
