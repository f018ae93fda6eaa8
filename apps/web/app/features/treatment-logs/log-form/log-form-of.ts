import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { categoriesOf, LOG_FIELDS, measurementFigure } from '@hidamari/domain/treatment-logs';
import { blankLogForm, type LogFormValues } from './log-form-values.ts';
import { typedPart } from './part-values.ts';

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
