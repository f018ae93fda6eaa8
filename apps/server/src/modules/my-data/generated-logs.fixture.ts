import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { isBlank } from '@hidamari/domain/japanese-text';
import { TEST_RESULT_TYPES, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import {
  MEASUREMENTS,
  SYMPTOM_KEYS,
  TAKEN_STATES,
  TREATMENT_STATUSES,
  VISIT_KINDS,
  WORK_STATES,
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
const oneOf = <T extends string | number>(options: readonly { readonly value: T }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
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

/** Any log that a member could write, but for pictures and next visits. */
export const anyLog = sent(
  fc.record({
    log_date: day,
    log_time: maybe(time),
    title: maybe(text(40)),
    is_visiting_hospital_log: fc.boolean(),
    is_medicine_log: fc.boolean(),
    is_condition_log: fc.boolean(),
    is_life_log: fc.boolean(),
    is_other_log: fc.constant(true),
    visit: maybe(
      fc.record({
        hospital_name: maybe(text(60)),
        department: maybe(text(30)),
        kind: maybe(oneOf(VISIT_KINDS)),
        doctor_role: maybe(text(20)),
        explanation: maybe(text(1_000)),
        cost_yen: maybe(fc.integer({ min: 0, max: 9_999_999 })),
        admitted_on: maybe(fc.constant('2026-01-02')),
        discharged_on: maybe(fc.constant('2026-01-09')),
      }),
    ),
    medicines: fc.array(
      fc.record({
        name: named(60),
        dose: maybe(text(30)),
        times_per_day: maybe(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constant('as_needed' as const))),
        taken: maybe(oneOf(TAKEN_STATES)),
        note: maybe(text(200)),
      }),
      { maxLength: 3 },
    ),
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
    life: maybe(
      fc.record({
        sleep_hours: maybe(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)),
        steps: maybe(fc.integer({ min: 0, max: 100_000 })),
        mood: step,
        meals: maybe(text(200)),
        outing: maybe(text(200)),
        work: maybe(oneOf(WORK_STATES)),
      }),
    ),
    // Somebody has written something: a log without contents is none (G56).
    other: fc.record({ text: named(2_000) }),
    test_results: fc.array(
      fc.record({
        type: oneOf(TEST_RESULT_TYPES),
        tested_on: maybe(day),
        hospital_name: maybe(text(60)),
        rows: fc.array(
          fc.record({
            item: named(30),
            value: fc.oneof(named(30), fc.constantFrom('3.5', '<0.05', '-1', '1e9', '007')),
            unit: maybe(text(15)),
            reference_low: maybe(text(15)),
            reference_high: maybe(text(15)),
          }),
          { maxLength: 3 },
        ),
        memo: maybe(text(2_000)),
      }),
      { maxLength: 2 },
    ),
    treatments: fc.array(
      fc.record({
        type: oneOf(TREATMENT_TYPES),
        name: maybe(text(60)),
        started_on: maybe(fc.constant('2026-02-01')),
        ended_on: maybe(fc.constant('2026-03-01')),
        course_number: maybe(fc.integer({ min: 1, max: 99 })),
        day_number: maybe(fc.integer({ min: 1, max: 999 })),
        status: maybe(oneOf(TREATMENT_STATUSES)),
      }),
      { maxLength: 2 },
    ),
    share_with_supporter: fc.boolean(),
  }),
) as fc.Arbitrary<TreatmentLogForm>;
