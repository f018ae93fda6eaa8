import type { LogFile, TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { MEASUREMENT_KINDS, type MeasurementKind, type SymptomKey } from '@hidamari/domain/treatment-logs';

/**
 * A treatment log while it is being written: texts as typed, under the names of the wire, so that field errors
 * find their fields. A part whose category is not chosen keeps its text and is left out when sent.
 */
export interface LogFormValues {
  log_date: string;
  log_time: string;
  title: string;
  categories: LogCategory[];
  visit: VisitValues;
  medicines: MedicineValues[];
  symptoms: SymptomValues[];
  measurements: Record<MeasurementKind, MeasurementValues>;
  life: LifeValues;
  other: { text: string };
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

export interface VisitValues {
  hospital_id: string;
  hospital_name: string;
  department: string;
  kind: string;
  doctor_role: string;
  explanation: string;
  cost_yen: string;
  admitted_on: string;
  discharged_on: string;
}

/** `row` tells rows of one list apart on screen; it is never sent. */
interface Row {
  row: number;
}

export interface MedicineValues extends Row {
  medicine_id: string;
  name: string;
  dose: string;
  times_per_day: string;
  taken: string;
  note: string;
}

/** Steps 0 to 4, or null while unanswered. */
export interface SymptomValues {
  key: SymptomKey;
  today: number | null;
  frequency: number | null;
  strength: number | null;
  interference: number | null;
}

export interface MeasurementValues {
  value: string;
  measured_at: string;
}

export interface LifeValues {
  sleep_hours: string;
  steps: string;
  mood: number | null;
  meals: string;
  outing: string;
  work: string;
}

export interface TestRowValues extends Row {
  item: string;
  value: string;
  unit: string;
  reference_low: string;
  reference_high: string;
}

export interface TestResultValues extends Row {
  type: string;
  tested_on: string;
  hospital_name: string;
  rows: TestRowValues[];
  memo: string;
  images: string[];
}

export interface TreatmentValues extends Row {
  type: string;
  name: string;
  started_on: string;
  ended_on: string;
  course_number: string;
  day_number: string;
  status: string;
}

const NO_ROW: Row = { row: 0 };

export const EMPTY_MEDICINE: MedicineValues = {
  ...NO_ROW,
  medicine_id: '',
  name: '',
  dose: '',
  times_per_day: '',
  taken: '',
  note: '',
};

export const EMPTY_TEST_ROW: TestRowValues = {
  ...NO_ROW,
  item: '',
  value: '',
  unit: '',
  reference_low: '',
  reference_high: '',
};

export const EMPTY_TEST_RESULT: TestResultValues = {
  ...NO_ROW,
  type: '',
  tested_on: '',
  hospital_name: '',
  rows: [{ ...EMPTY_TEST_ROW, row: 1 }],
  memo: '',
  images: [],
};

export const EMPTY_TREATMENT: TreatmentValues = {
  ...NO_ROW,
  type: '',
  name: '',
  started_on: '',
  ended_on: '',
  course_number: '',
  day_number: '',
  status: '',
};

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
    title: '',
    categories: [],
    visit: {
      hospital_id: '',
      hospital_name: '',
      department: '',
      kind: '',
      doctor_role: '',
      explanation: '',
      cost_yen: '',
      admitted_on: '',
      discharged_on: '',
    },
    medicines: [{ ...EMPTY_MEDICINE, row: 1 }],
    symptoms: [],
    measurements: emptyMeasurements(),
    life: { sleep_hours: '', steps: '', mood: null, meals: '', outing: '', work: '' },
    other: { text: '' },
    test_results: [],
    treatments: [],
    share_with_supporter: false,
    images: [],
    files: [],
    next_visit_id: '',
    further_measurements: [],
  };
}

/** The number of the next row of a list. */
export function nextRow(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ row }) => row)) + 1;
}
