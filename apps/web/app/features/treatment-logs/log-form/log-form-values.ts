import type { LogFile, TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { LogCategory } from '@hidamari/domain/option-sets';
import {
  categoriesOf,
  fieldsOf,
  LOG_FIELDS,
  type LogField,
  type LogFields,
  type LogPart,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  measurementFigure,
  type SymptomKey,
} from '@hidamari/domain/treatment-logs';

/** The fields of a part as a form holds them: texts as typed, and the step of a scale, null while unanswered. */
export type TypedPart<P> = { [N in keyof P]: P[N] extends { input: 'scale' } ? number | null : string };

/** A part as a form holds it; what is absent stays empty. `values` may hold more than the part's own fields. */
function typedPart<const P extends LogPart>(part: P, values: object = {}): TypedPart<P> {
  const typed = fieldsOf(part).map(({ name, field }) => [name, typedValue(field, Reflect.get(values, name))]);
  return Object.fromEntries(typed) as TypedPart<P>;
}

function typedValue(field: LogField, value: unknown): string | number | null {
  if (field.input === 'scale') return (value as number | undefined) ?? null;
  return value === undefined || value === null ? '' : String(value);
}

/**
 * A treatment log while it is being written: texts as typed, under the names of the wire, so that field errors
 * find their fields. A part whose category is not chosen keeps its text and is left out when sent.
 */
export interface LogFormValues extends TypedPart<LogFields['log']> {
  log_date: string;
  log_time: string;
  categories: LogCategory[];
  visit: VisitValues;
  medicines: MedicineValues[];
  symptoms: SymptomValues[];
  measurements: Record<MeasurementKind, MeasurementValues>;
  life: LifeValues;
  other: TypedPart<LogFields['other']>;
  test_results: TestResultValues[];
  treatments: TreatmentValues[];
  share_with_supporter: boolean;
  /** Keys of files that the server has. */
  images: string[];
  /** What is known of the files under all keys of the form, for showing them; never sent. */
  files: LogFile[];
  /** Not asked here; kept as it came, so that a save changes nothing the member did not touch. */
  next_visit_id: string;
  /** Further values of a kind that the form shows once (a second temperature of the day). */
  further_measurements: TreatmentLog['measurements'];
}

export type VisitValues = TypedPart<LogFields['visit']>;
type LifeValues = TypedPart<LogFields['life']>;

/** `row` tells rows of one list apart on screen; it is never sent. */
interface Row {
  row: number;
}

export type MedicineValues = Row & TypedPart<LogFields['medicines']>;

/** Steps 0 to 4, or null while unanswered. */
export interface SymptomValues {
  key: SymptomKey;
  today: number | null;
  frequency: number | null;
  strength: number | null;
  interference: number | null;
}

interface MeasurementValues {
  value: string;
  measured_at: string;
}

type TestRowValues = Row & TypedPart<LogFields['test_results.rows']>;

export type TestResultValues = Row &
  TypedPart<LogFields['test_results']> & {
    rows: TestRowValues[];
    images: string[];
  };

type TreatmentValues = Row & TypedPart<LogFields['treatments']>;

const NO_ROW: Row = { row: 0 };

export const EMPTY_MEDICINE: MedicineValues = { ...NO_ROW, ...typedPart(LOG_FIELDS.medicines) };

export const EMPTY_TEST_ROW: TestRowValues = { ...NO_ROW, ...typedPart(LOG_FIELDS['test_results.rows']) };

export const EMPTY_TEST_RESULT: TestResultValues = {
  ...NO_ROW,
  ...typedPart(LOG_FIELDS.test_results),
  rows: [{ ...EMPTY_TEST_ROW, row: 1 }],
  images: [],
};

export const EMPTY_TREATMENT: TreatmentValues = { ...NO_ROW, ...typedPart(LOG_FIELDS.treatments) };

function emptyMeasurements(): LogFormValues['measurements'] {
  return Object.fromEntries(
    MEASUREMENT_KINDS.map((kind) => [kind, { value: '', measured_at: '' }]),
  ) as LogFormValues['measurements'];
}

/** A new log of a day; one empty medicine row stands ready behind its category. */
export function blankLogForm(day: string): LogFormValues {
  return {
    log_date: day,
    log_time: '',
    ...typedPart(LOG_FIELDS.log),
    categories: [],
    visit: typedPart(LOG_FIELDS.visit),
    medicines: [{ ...EMPTY_MEDICINE, row: 1 }],
    symptoms: [],
    measurements: emptyMeasurements(),
    life: typedPart(LOG_FIELDS.life),
    other: typedPart(LOG_FIELDS.other),
    test_results: [],
    treatments: [],
    share_with_supporter: false,
    images: [],
    files: [],
    next_visit_id: '',
    further_measurements: [],
  };
}

/** A form that an older version kept, with the fields that came since: empty. */
export function withAllFields(kept: LogFormValues): LogFormValues {
  const blank = blankLogForm(kept.log_date);
  const rows = <T extends object>(empty: T, list: readonly T[]) => list.map((row) => ({ ...empty, ...row }));
  return {
    ...blank,
    ...kept,
    visit: { ...blank.visit, ...kept.visit },
    life: { ...blank.life, ...kept.life },
    other: { ...blank.other, ...kept.other },
    medicines: rows(EMPTY_MEDICINE, kept.medicines),
    test_results: rows(EMPTY_TEST_RESULT, kept.test_results).map((result) => ({
      ...result,
      rows: rows(EMPTY_TEST_ROW, result.rows),
    })),
    treatments: rows(EMPTY_TREATMENT, kept.treatments),
  };
}

/** The number of the next row of a list. */
export function nextRow(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ row }) => row)) + 1;
}

/** What a log says; a form can be filled from it, whether it is stored already or not. */
export type LogContents = Omit<TreatmentLog, 'id' | 'viewed_at' | 'created_at' | 'updated_at' | 'version'>;

const numbered = <T extends object>(typed: T, index: number) => ({ ...typed, row: index + 1 });

/** The form of a log: `logInputOf(logFormOf(log))` says what the log says. */
export function logFormOf(log: LogContents): LogFormValues {
  const blank = blankLogForm(log.log_date);
  const medicines = log.medicines.map((medicine) => typedPart(LOG_FIELDS.medicines, medicine)).map(numbered);
  return {
    ...blank,
    ...typedPart(LOG_FIELDS.log, log),
    log_time: log.log_time ?? '',
    categories: categoriesOf(log).map(({ flag }) => flag),
    visit: typedPart(LOG_FIELDS.visit, log.visit),
    medicines: medicines.length > 0 ? medicines : blank.medicines,
    symptoms: log.symptoms.map(({ key, today, frequency, strength, interference }) => ({
      key,
      today: today ?? null,
      frequency: frequency ?? null,
      strength: strength ?? null,
      interference: interference ?? null,
    })),
    ...measurementsOf(log, blank),
    life: typedPart(LOG_FIELDS.life, log.life),
    other: typedPart(LOG_FIELDS.other, log.other),
    test_results: log.test_results.map(testResultFrom).map(numbered),
    treatments: log.treatments.map((treatment) => typedPart(LOG_FIELDS.treatments, treatment)).map(numbered),
    share_with_supporter: log.share_with_supporter,
    images: log.images,
    files: log.files ?? [],
    next_visit_id: log.next_visit_id ?? '',
  };
}

function testResultFrom({ rows, images, ...result }: LogContents['test_results'][number]) {
  const lines = rows.map((row) => typedPart(LOG_FIELDS['test_results.rows'], row)).map(numbered);
  return { ...typedPart(LOG_FIELDS.test_results, result), rows: lines, images };
}

/** The form shows one value of each kind, the first; further ones are kept as they are. */
function measurementsOf({ measurements }: LogContents, blank: LogFormValues) {
  const isShown = (index: number) =>
    measurements.findIndex(({ kind }) => kind === measurements[index]?.kind) === index;
  const shown = measurements
    .filter((_, index) => isShown(index))
    .map(({ kind, value, measured_at = '' }) => [
      kind,
      { value: measurementFigure(kind, value), measured_at },
    ]);
  return {
    measurements: { ...blank.measurements, ...Object.fromEntries(shown) },
    further_measurements: measurements.filter((_, index) => !isShown(index)),
  };
}
