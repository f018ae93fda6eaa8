import { type LogCategory, optionLabel, TEST_RESULT_TYPES, TREATMENT_TYPES } from '../option-sets/index.ts';
import { categoriesOf } from './categories.ts';
import {
  AS_NEEDED,
  MOODS,
  TAKEN_STATES,
  type TreatmentStatus,
  treatmentStatusWords,
  VISIT_KINDS,
  WORK_STATES,
} from './choices.ts';
import { formatMeasurement, type MeasurementKind, measurementOf } from './measurements.ts';
import { type SymptomKey, symptomLabel } from './symptoms.ts';

type Text = string | undefined;

/** The parts of a log in which a keyword is looked for. */
export interface SearchableLog extends Readonly<Partial<Record<LogCategory, boolean>>> {
  readonly title?: Text;
  readonly visit?:
    | { hospital_name?: Text; department?: Text; kind?: Text; doctor_role?: Text; explanation?: Text }
    | undefined;
  readonly medicines: readonly {
    name: string;
    dose?: Text;
    times_per_day?: number | string | undefined;
    taken?: Text;
    note?: Text;
  }[];
  readonly symptoms: readonly { key: SymptomKey }[];
  readonly measurements: readonly { kind: MeasurementKind; value: number }[];
  readonly life?: { meals?: Text; outing?: Text; mood?: number | undefined; work?: Text } | undefined;
  readonly other?: { text?: Text } | undefined;
  readonly test_results: readonly {
    type: number;
    hospital_name?: Text;
    memo?: Text;
    rows: readonly { item: string }[];
  }[];
  readonly treatments: readonly { type?: Text; name?: Text; status?: TreatmentStatus | undefined }[];
}

/**
 * Everything a keyword is looked for in (G74), each a text of its own: what a member wrote, and what they chose, by the
 * words that the screen shows for it. The search and what is marked on the screen both ask here, so neither finds what
 * the other does not. The words are stored hashed: with a change of them `SEARCH_FOLD` is raised.
 */
export function searchableTexts(log: SearchableLog): string[] {
  const { title, visit, medicines, symptoms, measurements, life, other, test_results, treatments } = log;
  const texts = [
    title,
    ...categoriesOf(log).map(({ label }) => label),
    visit?.hospital_name,
    visit?.department,
    optionLabel(VISIT_KINDS, visit?.kind),
    visit?.doctor_role,
    visit?.explanation,
    ...medicines.flatMap(({ name, dose, times_per_day, taken, note }) => [
      name,
      dose,
      times_per_day === AS_NEEDED.value ? AS_NEEDED.label : undefined,
      optionLabel(TAKEN_STATES, taken),
      note,
    ]),
    ...symptoms.map(({ key }) => symptomLabel(key)),
    ...measurements.map(
      ({ kind, value }) => `${measurementOf(kind)?.label ?? ''} ${formatMeasurement(kind, value)}`,
    ),
    life?.meals,
    life?.outing,
    optionLabel(MOODS, life?.mood),
    optionLabel(WORK_STATES, life?.work),
    other?.text,
    ...test_results.flatMap(({ type, hospital_name, memo, rows }) => [
      optionLabel(TEST_RESULT_TYPES, type),
      hospital_name,
      memo,
      ...rows.map(({ item }) => item),
    ]),
    ...treatments.flatMap(({ type, name, status }) => [
      optionLabel(TREATMENT_TYPES, type),
      name,
      treatmentStatusWords(status),
    ]),
  ];
  return [...new Set(texts.filter((text) => text !== undefined && text !== null && text !== ''))] as string[];
}
