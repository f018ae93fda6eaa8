import { addDays } from '@hidamari/domain/japanese-dates';
import {
  type ChartPeriod,
  chartPeriodOf,
  measurementCharts,
  type SymptomSeries,
  type TestedValue,
  type TreatmentDay,
  testChart,
  type ValueSeries,
} from '@hidamari/domain/log-charts';

/** Invented series for the galleries and tests of charts. */
export const EXAMPLE_TODAY = '2026-11-20';
export const FOUR_WEEKS: ChartPeriod = chartPeriodOf('4w', EXAMPLE_TODAY);
export const A_YEAR: ChartPeriod = chartPeriodOf('1y', EXAMPLE_TODAY);

/** The day that many days ago. */
export const ago = (days: number) => addDays(EXAMPLE_TODAY, -days);

export const EXAMPLE_TREATMENT_DAYS: readonly TreatmentDay[] = [
  { day: ago(24), word: '点滴', course_number: 2 },
  { day: ago(10), word: '点滴', course_number: 3 },
];

/** Levels of the last days, the newest last; null: not written; negative: an answer about seven days. */
export function exampleSymptom(key: SymptomSeries['key'], levels: readonly (number | null)[]): SymptomSeries {
  return {
    key,
    interference: null,
    strength: null,
    days: levels.flatMap((level, index) =>
      level === null
        ? []
        : [
            {
              day: ago(levels.length - 1 - index),
              level: Math.abs(level),
              recall: level < 0 ? ('week' as const) : ('today' as const),
            },
          ],
    ),
  };
}

export const TIRED = exampleSymptom(
  'fatigue',
  [1, 1, 1, 2, 3, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1],
);
export const NUMB = exampleSymptom('numbness', [
  0,
  null,
  0,
  null,
  null,
  -2,
  null,
  1,
  1,
  0,
  null,
  null,
  null,
  0,
  null,
  null,
  -3,
  1,
  2,
  2,
  null,
  2,
  2,
  2,
]);
export const A_YEAR_OF_PAIN = exampleSymptom(
  'pain',
  Array.from({ length: 364 }, (_, index) => (index % 3 === 0 ? null : (index * 7) % 5)),
);

function only(charts: readonly ValueSeries[]): ValueSeries {
  const [chart] = charts;
  if (!chart) throw new Error('no chart');
  return chart;
}

/** Temperatures of the last days, some with a time. */
export const TEMPERATURE = only(
  measurementCharts([
    {
      kind: 'body_temperature',
      values: [
        { day: ago(25), time: '07:05', value: 36.4 },
        { day: ago(24), time: '07:10', value: 36.6 },
        { day: ago(23), time: '20:00', value: 37.2 },
        { day: ago(22), time: '07:00', value: 36.9 },
        { day: ago(10), time: null, value: 36.5 },
        { day: ago(2), time: '07:00', value: 36.4 },
        { day: ago(2), time: '21:30', value: 36.8 },
      ],
    },
  ]),
);

const weekly = (values: readonly number[]) =>
  values.map((value, index) => ({ day: ago((values.length - 1 - index) * 6), time: null, value }));
export const PRESSURE = only(
  measurementCharts([
    { kind: 'blood_pressure_systolic', values: weekly([124, 120, 118, 126, 122]) },
    { kind: 'blood_pressure_diastolic', values: weekly([72, 70, 70, 76, 74]) },
  ]),
);

export const A_YEAR_OF_PULSE = only(
  measurementCharts([
    {
      kind: 'pulse',
      values: Array.from({ length: 364 }, (_, index) => ({
        day: ago(363 - index),
        time: null,
        value: 68 + ((index * 13) % 17),
      })),
    },
  ]),
);

/** A tested item: days ago, value as on the sheet, its range. */
export function exampleTest(
  item: string,
  unit: string,
  rows: readonly [days: number, value: string, low?: string | undefined, high?: string][],
): ValueSeries {
  const values = rows.map(
    ([days, value, low = null, high = null]): TestedValue => ({ day: ago(days), value, low, high }),
  );
  return testChart({ item, unit, values });
}
