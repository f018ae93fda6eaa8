import { SYMPTOMS } from '@hidamari/domain/treatment-logs';
import type { SealedDetails } from './sealed-details.ts';

const LABELS = new Map<string, string>(SYMPTOMS.map(({ key, label }) => [key, label]));

/** Everything a keyword is looked for in (G74): title, free text, hospital, medicine and symptom labels. */
export function searchableTexts(details: SealedDetails): string[] {
  const { title, visit, medicines, symptoms, life, other, test_results, treatments } = details;
  return [
    title,
    visit?.hospital_name,
    visit?.department,
    visit?.doctor_role,
    visit?.explanation,
    ...medicines.flatMap(({ name, dose, note }) => [name, dose, note]),
    ...symptoms.map(({ key }) => LABELS.get(key)),
    life?.meals,
    life?.outing,
    other?.text,
    ...test_results.flatMap(({ hospital_name, memo, rows }) => [hospital_name, memo, ...rows.map(({ item }) => item)]),
    ...treatments.map(({ name }) => name),
  ].filter((text): text is string => text !== undefined && text !== '');
}
