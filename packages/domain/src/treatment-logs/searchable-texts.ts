import { type SymptomKey, symptomLabel } from './symptoms.ts';

type Text = string | undefined;

/** The parts of a log in which a keyword is looked for. */
export interface SearchableLog {
  readonly title?: Text;
  readonly visit?:
    | { hospital_name?: Text; department?: Text; doctor_role?: Text; explanation?: Text }
    | undefined;
  readonly medicines: readonly { name: string; dose?: Text; note?: Text }[];
  readonly symptoms: readonly { key: SymptomKey }[];
  readonly life?: { meals?: Text; outing?: Text } | undefined;
  readonly other?: { text?: Text } | undefined;
  readonly test_results: readonly {
    hospital_name?: Text;
    memo?: Text;
    rows: readonly { item: string }[];
  }[];
  readonly treatments: readonly { name?: Text }[];
}

/**
 * Everything a keyword is looked for in (G74): title, free text, hospital, medicine and symptom labels, each a text of
 * its own. The search and what is marked on the screen both ask here, so neither finds what the other does not.
 */
export function searchableTexts(log: SearchableLog): string[] {
  const { title, visit, medicines, symptoms, life, other, test_results, treatments } = log;
  const texts = [
    title,
    visit?.hospital_name,
    visit?.department,
    visit?.doctor_role,
    visit?.explanation,
    ...medicines.flatMap(({ name, dose, note }) => [name, dose, note]),
    ...symptoms.map(({ key }) => symptomLabel(key)),
    life?.meals,
    life?.outing,
    other?.text,
    ...test_results.flatMap(({ hospital_name, memo, rows }) => [
      hospital_name,
      memo,
      ...rows.map(({ item }) => item),
    ]),
    ...treatments.map(({ name }) => name),
  ];
  return texts.filter((text) => text !== undefined && text !== null && text !== '') as string[];
}
