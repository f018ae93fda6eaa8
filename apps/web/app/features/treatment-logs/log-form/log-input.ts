import { CATEGORY_FLAGS, type TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { isBlank as isBlankText } from '@hidamari/domain/japanese-text';
import type { LogCategory } from '@hidamari/domain/option-sets';
import {
  fieldsOf,
  LOG_FIELDS,
  type LogField,
  type LogPart,
  MEASUREMENT_KINDS,
  type MeasurementKind,
} from '@hidamari/domain/treatment-logs';
import type {
  LogFormValues,
  SymptomValues,
  TestResultValues,
  TypedPart,
  VisitValues,
} from './log-form-values.ts';
import { filled, numberOf, textOf } from './typed-values.ts';

/** What is sent, before the contract has checked it: choices are still any text. */
type Unchecked<T> = { [K in keyof T]?: unknown };

/** The kinds of measured values that are sent, in the order of their rows. */
export function sentMeasurementKinds({ categories, measurements }: LogFormValues): MeasurementKind[] {
  if (!categories.includes('is_condition_log')) return [];
  return MEASUREMENT_KINDS.filter((kind) => textOf(measurements[kind].value) !== undefined);
}

/**
 * The log as the contract's schema takes it. Only the chosen categories are sent; nothing is sent for what was
 * left open, and a text that should be a number goes as NaN, so that the schema asks for a number.
 */
export function logInputOf(values: LogFormValues): Unchecked<TreatmentLogForm> {
  const has = (category: LogCategory) => values.categories.includes(category);
  return {
    log_date: values.log_date,
    log_time: textOf(values.log_time),
    ...sentPart(LOG_FIELDS.log, values),
    ...Object.fromEntries(CATEGORY_FLAGS.map((flag) => [flag, has(flag)])),
    visit: has('is_visiting_hospital_log') ? visitOf(values.visit) : undefined,
    medicines: has('is_medicine_log')
      ? writtenRows(values.medicines).map((row) => sentPart(LOG_FIELDS.medicines, row))
      : [],
    symptoms: has('is_condition_log') ? values.symptoms.map(symptomOf) : [],
    measurements: has('is_condition_log') ? measurementsOf(values) : [],
    life: has('is_life_log') ? filled(sentPart(LOG_FIELDS.life, values.life)) : undefined,
    other: has('is_other_log') ? filled(sentPart(LOG_FIELDS.other, values.other)) : undefined,
    test_results: writtenRows(values.test_results).map(testResultOf),
    treatments: writtenRows(values.treatments).map((row) => sentPart(LOG_FIELDS.treatments, row)),
    images: values.images,
    share_with_supporter: values.share_with_supporter,
    next_visit_id: textOf(values.next_visit_id),
  };
}

function measurementsOf(values: LogFormValues) {
  const shown = sentMeasurementKinds(values).map((kind) => ({
    kind,
    value: numberOf(values.measurements[kind].value),
    measured_at: textOf(values.measurements[kind].measured_at),
  }));
  return [...shown, ...values.further_measurements];
}

/** The days of a stay are asked of a stay alone: what stands there of any other visit is not meant. */
function visitOf(visit: VisitValues) {
  const sent = sentPart(LOG_FIELDS.visit, visit);
  const isAdmission = visit.kind === 'inpatient';
  return filled(isAdmission ? sent : { ...sent, admitted_on: undefined, discharged_on: undefined });
}

/** なかった closes the other two questions (G60): what was answered there before does not count. */
function symptomOf({ key, today, frequency, strength, interference }: SymptomValues) {
  const isOver = frequency === 0;
  return {
    key,
    today: today ?? undefined,
    frequency: frequency ?? undefined,
    strength: isOver ? undefined : (strength ?? undefined),
    interference: isOver ? undefined : (interference ?? undefined),
  };
}

function testResultOf({ row: _, rows, images, ...result }: TestResultValues) {
  return {
    ...sentPart(LOG_FIELDS.test_results, result),
    rows: writtenRows(rows).map((row) => sentPart(LOG_FIELDS['test_results.rows'], row)),
    images,
  };
}

/** The fields of a part as they are sent: nothing for what was left open, and not yet checked by the contract. */
type SentPart<P> = { [N in keyof P]?: unknown };

/** A typed part as it is sent. A text that should be a number goes as NaN, so that the schema asks for a number. */
function sentPart<const P extends LogPart>(part: P, typed: TypedPart<P>): SentPart<P> {
  const sent = fieldsOf(part).map(({ name, field }) => [name, sentValue(field, typed[name])]);
  return Object.fromEntries(sent) as SentPart<P>;
}

function sentValue(field: LogField, typed: string | number | null): unknown {
  if (field.input === 'scale') return typed ?? undefined;
  const text = typed as string;
  // Without it there is no row: what was left blank is asked for.
  if (field.input === 'text' && field.isRequired) return text;
  const isFigure = field.input === 'choice' && typeof field.options[0]?.value === 'number';
  if (isFigure || (field.input === 'number' && text !== field.orElse?.value)) return numberOf(text);
  return textOf(text);
}

/** True when nothing was written in a row; row numbers and hidden ids do not count. */
function isBlankRow(row: object): boolean {
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
