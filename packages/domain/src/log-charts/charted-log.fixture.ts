import fc from 'fast-check';
import { addDays } from '../japanese-dates/index.ts';
import { MEASUREMENTS, SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import type { ChartPeriod } from './chart-period.ts';
import type { ChartedLog } from './charted-log.ts';

export const FOUR_WEEKS: ChartPeriod = { from: '2026-10-24', to: '2026-11-20' };

/** A log of a day in which nothing that a chart shows is written. */
export function chartedLog(log_date: string, change: Partial<ChartedLog> = {}): ChartedLog {
  return {
    log_date,
    symptoms: [],
    measurements: [],
    test_results: [],
    treatments: [],
    medicines: [],
    ...change,
  };
}

const level = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });
const symptom = fc.record({
  key: fc.constantFrom(...SYMPTOM_KEYS),
  frequency: level,
  strength: level,
  interference: level,
  today: level,
});
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const measurement = fc.constantFrom(...MEASUREMENTS).chain(({ kind, min, max, step }) =>
  fc.record({
    kind: fc.constant(kind),
    value: fc
      .integer({ min: Math.round(min / step), max: Math.round(max / step) })
      .map((steps) => Number((steps * step).toFixed(1))),
    measured_at: fc.option(time, { nil: undefined }),
  }),
);
const testRow = fc.record({
  item: fc.constantFrom('白血球', 'ＷＢＣ', 'WBC', 'CEA', ' CEA'),
  value: fc.oneof(
    fc.constantFrom('<0.5', '陰性', '1,234', '＞１００', '-', '4.8'),
    fc.float({ min: 0, max: 10_000, noNaN: true }).map((value) => value.toFixed(2)),
  ),
  unit: fc.option(fc.constantFrom('ng/mL', 'ｎｇ／ｍＬ', 'U/mL', '10³/μL', '103/μL'), { nil: undefined }),
  reference_low: fc.option(fc.constantFrom('0.0', '3.3', '不明'), { nil: undefined }),
  reference_high: fc.option(fc.constantFrom('5.0', '8.6'), { nil: undefined }),
});

/** Logs on any day around the period, in any order. */
export function chartedLogs({ from, to }: ChartPeriod): fc.Arbitrary<ChartedLog[]> {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const day = fc.integer({ min: -10, max: length + 10 }).map((offset) => addDays(from, offset));
  const treatment = fc.record({
    type: fc.constantFrom('surgery', 'chemical-treatment', 'radiation-therapy', 'other'),
    name: fc.constantFrom('点滴の薬', '飲み薬', undefined),
    course_number: fc.constantFrom(undefined, 1, 2),
    day_number: fc.constantFrom(undefined, 1, 8, 999),
    status: fc.constantFrom('planned', 'ongoing', 'finished', 'stopped', undefined),
  });
  return fc.array(
    fc.record({
      log_date: day,
      log_time: fc.option(time, { nil: undefined }),
      symptoms: fc.array(symptom, { maxLength: 4 }),
      measurements: fc.array(measurement, { maxLength: 4 }),
      test_results: fc.array(
        fc.record({
          tested_on: fc.option(day, { nil: undefined }),
          rows: fc.array(testRow, { maxLength: 4 }),
        }),
        { maxLength: 2 },
      ),
      treatments: fc.array(treatment, { maxLength: 2 }),
      medicines: fc.array(fc.record({ name: fc.constantFrom('点滴', '胃の薬') }), { maxLength: 1 }),
    }),
    { maxLength: 25 },
  ) as fc.Arbitrary<ChartedLog[]>;
}
