import type { LogContents } from '../log-form/log-form-of.ts';

type TestRow = LogContents['test_results'][number]['rows'][number];

const cellsOf = ({ item, value, unit, reference_low: low, reference_high: high }: TestRow) => [
  item,
  value,
  unit,
  low,
  high,
];

/** Everything in a log that was written in the member's own words, field by field; for the crisis card alone (G119). */
export function freeTextsOf(log: LogContents): string[] {
  const { title, visit, life, other, medicines, test_results, treatments } = log;
  const texts = [
    title,
    visit?.hospital_name,
    visit?.department,
    visit?.doctor_role,
    visit?.explanation,
    life?.meals,
    life?.outing,
    other?.text,
    ...medicines.flatMap(({ name, dose, note }) => [name, dose, note]),
    ...test_results.flatMap(({ hospital_name, rows, memo }) => [
      hospital_name,
      ...rows.flatMap(cellsOf),
      memo,
    ]),
    ...treatments.map(({ name }) => name),
  ];
  return texts.flatMap((text) => text || []);
}
