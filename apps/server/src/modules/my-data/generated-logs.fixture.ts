import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { isBlank } from '@hidamari/domain/japanese-text';
import {
  fieldsOf,
  LOG_FIELDS,
  type LogField,
  type LogFields,
  MEASUREMENTS,
  SYMPTOM_KEYS,
} from '@hidamari/domain/treatment-logs';
import fc from 'fast-check';

/** What a spreadsheet, a JSON reader or a FHIR reader may stumble over. */
const AWKWARD = [
  '=1+1',
  '+81-90',
  '-1',
  '@x',
  '"quoted"',
  'a\r\nb',
  'た　ぶ\t',
  '<b>',
  "'",
  '\u0007',
  '𠮷🌻',
  '{"a":1}',
];

const text = (most: number) =>
  fc.oneof(
    fc.constantFrom(...AWKWARD),
    fc.string({ unit: 'grapheme', maxLength: Math.min(most, 30) }).filter((made) => !made.includes('\0')),
  );
const named = (most: number) => text(most).filter((made) => !isBlank(made));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-15'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const step = maybe(fc.integer({ min: 0, max: 4 }));

/** A row without the keys that hold nothing, as a page sends it. */
const sent = <T extends object>(row: fc.Arbitrary<T>) =>
  row.map((made) => JSON.parse(JSON.stringify(made)) as T);

const measurement = fc.constantFrom(...MEASUREMENTS).chain(({ kind, min, max, step: grain }) =>
  fc.record({
    kind: fc.constant(kind),
    value: fc
      .integer({ min: Math.ceil(min / grain), max: Math.floor(max / grain) })
      .map((steps) => Math.round(steps * grain * 10) / 10),
    measured_at: maybe(time),
  }),
);

/** Anything that a member could answer in a field; what they may leave open is left open now and then. */
function anyAnswer(field: LogField): fc.Arbitrary<unknown> {
  switch (field.input) {
    case 'text':
      return field.isRequired ? named(field.limit) : maybe(text(field.limit));
    case 'number': {
      const { min, max, orElse } = field;
      const figure = field.hasDecimals
        ? fc.integer({ min: min * 2, max: max * 2 }).map((halves) => halves / 2)
        : fc.integer({ min, max });
      return maybe(orElse ? fc.oneof(figure, fc.constant(orElse.value)) : figure);
    }
    case 'day':
      return maybe(day);
    case 'choice':
    case 'scale': {
      const chosen = fc.constantFrom(...field.options.map(({ value }) => value));
      return field.isRequired ? chosen : maybe(chosen);
    }
    case 'reference':
      return fc.constant(undefined);
  }
}

/** Any part of a log that a member could write. */
function anyOf(part: keyof LogFields, own: Record<string, fc.Arbitrary<unknown>> = {}) {
  const answers = fieldsOf(LOG_FIELDS[part]).map(({ name, field }) => [name, anyAnswer(field)]);
  return fc.record({ ...Object.fromEntries(answers), ...own } as Record<string, fc.Arbitrary<unknown>>);
}

/** Days of a beginning lie before those of an end. */
const STAYS_IN_ORDER = {
  visit: { admitted_on: maybe(fc.constant('2026-01-02')), discharged_on: maybe(fc.constant('2026-01-09')) },
  treatments: { started_on: maybe(fc.constant('2026-02-01')), ended_on: maybe(fc.constant('2026-03-01')) },
};

/** Any log that a member could write, but for pictures and next visits. */
export const anyLog = sent(
  fc.record({
    log_date: day,
    log_time: maybe(time),
    title: maybe(text(LOG_FIELDS.log.title.limit)),
    is_visiting_hospital_log: fc.boolean(),
    is_medicine_log: fc.boolean(),
    is_condition_log: fc.boolean(),
    is_life_log: fc.boolean(),
    is_other_log: fc.constant(true),
    visit: maybe(anyOf('visit', STAYS_IN_ORDER.visit)),
    medicines: fc.array(anyOf('medicines'), { maxLength: 3 }),
    symptoms: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom(...SYMPTOM_KEYS),
        frequency: step,
        strength: step,
        interference: step,
        today: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 4, selector: ({ key }) => key },
    ),
    measurements: fc.array(measurement, { maxLength: 5 }),
    life: maybe(anyOf('life')),
    // Somebody has written something: a log without contents is none (G56).
    other: anyOf('other', { text: named(LOG_FIELDS.other.text.limit) }),
    test_results: fc.array(
      anyOf('test_results', {
        rows: fc.array(
          anyOf('test_results.rows', {
            value: fc.oneof(named(30), fc.constantFrom('3.5', '<0.05', '-1', '1e9', '007')),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 2 },
    ),
    treatments: fc.array(anyOf('treatments', STAYS_IN_ORDER.treatments), { maxLength: 2 }),
    share_with_supporter: fc.boolean(),
  }),
) as unknown as fc.Arbitrary<TreatmentLogForm>;
