import {
  fieldsOf,
  LOG_FIELDS,
  type LogField,
  type LogFields,
  type PartValues,
} from '@hidamari/domain/treatment-logs';
import type { TreatmentLogInput } from './treatment-log.ts';

/** Each field of the member's own words with a mark that stands nowhere else, by its part and name. */
export const MARKS: ReadonlyMap<string, string> = new Map(
  (Object.keys(LOG_FIELDS) as (keyof LogFields)[])
    .flatMap((part) =>
      fieldsOf(LOG_FIELDS[part]).flatMap(({ name, field }) =>
        field.input === 'text' ? `${part}.${name}` : [],
      ),
    )
    .map((path, place) => [path, `印${place + 10}`]),
);

function answerOf(field: LogField, path: string): unknown {
  switch (field.input) {
    case 'text':
      return MARKS.get(path);
    case 'number':
      return field.min + 1;
    case 'day':
      return '2026-11-10';
    case 'choice':
    case 'scale':
      return field.options[0]?.value;
    case 'reference':
      return '5f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a12';
  }
}

function answered<const N extends keyof LogFields>(part: N): PartValues<LogFields[N]> {
  const answers = fieldsOf(LOG_FIELDS[part]).map(({ name, field }) => [
    name,
    answerOf(field, `${part}.${name}`),
  ]);
  return Object.fromEntries(answers) as PartValues<LogFields[N]>;
}

/** A log in which every field of the table is answered, and its own mark is written in each of the member's own words. */
export const MARKED_LOG: TreatmentLogInput = {
  ...answered('log'),
  log_date: '2026-11-18',
  is_visiting_hospital_log: true,
  is_medicine_log: true,
  is_condition_log: true,
  is_life_log: true,
  is_other_log: true,
  visit: answered('visit'),
  medicines: [answered('medicines')],
  symptoms: [],
  measurements: [],
  life: answered('life'),
  other: answered('other'),
  test_results: [{ ...answered('test_results'), rows: [answered('test_results.rows')], images: [] }],
  treatments: [answered('treatments')],
  images: [],
  share_with_supporter: false,
};
