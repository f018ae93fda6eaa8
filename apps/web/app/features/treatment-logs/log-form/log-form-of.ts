import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { categoriesOf, measurementFigure } from '@hidamari/domain/treatment-logs';
import {
  blankLogForm,
  EMPTY_MEDICINE,
  EMPTY_TEST_RESULT,
  EMPTY_TEST_ROW,
  EMPTY_TREATMENT,
  type LogFormValues,
} from './log-form-values.ts';

/** What a log says; a form can be filled from it, whether it is stored already or not. */
export type LogContents = Omit<TreatmentLog, 'id' | 'viewed_at' | 'created_at' | 'updated_at' | 'version'>;

type Texts<T> = { [K in keyof T]: string };

/** The values of `log` under the names of `empty`, as texts; what is absent stays empty. */
function textsFrom<T extends object>(empty: T, log: object | undefined): T {
  const given = Object.entries(log ?? {}).filter(([name, value]) => name in empty && value !== undefined);
  const texts = given.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]);
  return { ...empty, ...(Object.fromEntries(texts) as Partial<Texts<T>>) };
}

function rowsFrom<T extends { row: number }>(empty: T, rows: readonly object[]): T[] {
  return rows.map((row, index) => ({ ...textsFrom(empty, row), row: index + 1 }));
}

/** The form of a log: `logInputOf(logFormOf(log))` says what the log says. */
export function logFormOf(log: LogContents): LogFormValues {
  const blank = blankLogForm(log.log_date);
  const medicines = rowsFrom(EMPTY_MEDICINE, log.medicines);
  return {
    ...blank,
    log_time: log.log_time ?? '',
    title: log.title ?? '',
    categories: categoriesOf(log).map(({ flag }) => flag),
    visit: textsFrom(blank.visit, log.visit),
    medicines: medicines.length > 0 ? medicines : blank.medicines,
    symptoms: log.symptoms.map(({ key, today, frequency, strength, interference }) => ({
      key,
      today: today ?? null,
      frequency: frequency ?? null,
      strength: strength ?? null,
      interference: interference ?? null,
    })),
    ...measurementsOf(log, blank),
    life: { ...textsFrom(blank.life, log.life), mood: log.life?.mood ?? null },
    other: { text: log.other?.text ?? '' },
    test_results: rowsFrom(EMPTY_TEST_RESULT, log.test_results).map((result, index) => ({
      ...result,
      rows: rowsFrom(EMPTY_TEST_ROW, log.test_results[index]?.rows ?? []),
    })),
    treatments: rowsFrom(EMPTY_TREATMENT, log.treatments),
    share_with_supporter: log.share_with_supporter,
    images: log.images,
    files: log.files ?? [],
    next_visit_id: log.next_visit_id ?? '',
  };
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
