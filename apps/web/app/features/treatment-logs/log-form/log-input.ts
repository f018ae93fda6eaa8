import { CATEGORY_FLAGS, type TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { AS_NEEDED, MEASUREMENT_KINDS, type MeasurementKind } from '@hidamari/domain/treatment-logs';
import { writtenRows } from './blank-rows.ts';
import type {
  LifeValues,
  LogFormValues,
  MedicineValues,
  SymptomValues,
  TestResultValues,
  TreatmentValues,
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
    title: textOf(values.title),
    ...Object.fromEntries(CATEGORY_FLAGS.map((flag) => [flag, has(flag)])),
    visit: has('is_visiting_hospital_log') ? visitOf(values.visit) : undefined,
    medicines: has('is_medicine_log') ? writtenRows(values.medicines).map(medicineOf) : [],
    symptoms: has('is_condition_log') ? values.symptoms.map(symptomOf) : [],
    measurements: has('is_condition_log') ? measurementsOf(values) : [],
    life: has('is_life_log') ? lifeOf(values.life) : undefined,
    other: has('is_other_log') ? filled({ text: textOf(values.other.text) }) : undefined,
    test_results: writtenRows(values.test_results).map(testResultOf),
    treatments: writtenRows(values.treatments).map(treatmentOf),
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

function visitOf(visit: VisitValues) {
  const { admitted_on, discharged_on, cost_yen, ...texts } = visit;
  const isAdmission = visit.kind === 'inpatient';
  return filled({
    ...textsOf(texts),
    cost_yen: numberOf(cost_yen),
    admitted_on: isAdmission ? textOf(admitted_on) : undefined,
    discharged_on: isAdmission ? textOf(discharged_on) : undefined,
  });
}

function medicineOf({ row: _, times_per_day, ...texts }: MedicineValues) {
  return {
    ...textsOf(texts),
    name: texts.name,
    times_per_day: times_per_day === AS_NEEDED.value ? times_per_day : numberOf(times_per_day),
  };
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

function lifeOf({ sleep_hours, steps, mood, ...texts }: LifeValues) {
  return filled({
    ...textsOf(texts),
    sleep_hours: numberOf(sleep_hours),
    steps: numberOf(steps),
    mood: mood ?? undefined,
  });
}

function testResultOf({ row: _, type, rows, images, ...texts }: TestResultValues) {
  return {
    ...textsOf(texts),
    type: numberOf(type),
    rows: writtenRows(rows).map(({ row: __, ...cells }) => ({
      ...textsOf(cells),
      item: cells.item,
      value: cells.value,
    })),
    images,
  };
}

function treatmentOf({ row: _, course_number, day_number, ...texts }: TreatmentValues) {
  return {
    ...textsOf(texts),
    course_number: numberOf(course_number),
    day_number: numberOf(day_number),
  };
}

function textsOf<T extends Record<string, string>>(texts: T): { [K in keyof T]: string | undefined } {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textOf(text)])) as {
    [K in keyof T]: string | undefined;
  };
}
