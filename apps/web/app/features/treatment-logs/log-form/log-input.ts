import { CATEGORY_FLAGS, type TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { LOG_FIELDS, MEASUREMENT_KINDS, type MeasurementKind } from '@hidamari/domain/treatment-logs';
import { writtenRows } from './blank-rows.ts';
import type { LogFormValues, SymptomValues, TestResultValues, VisitValues } from './log-form-values.ts';
import { sentPart } from './part-values.ts';
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
