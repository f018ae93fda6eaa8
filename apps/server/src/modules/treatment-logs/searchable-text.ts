import { symptomLabel } from '@hidamari/domain/treatment-logs';
import type { SealedDetails } from './sealed-details.ts';

/**
 * Everything a keyword is looked for in (G74): title, free text, hospital, medicine and symptom labels, one a
 * line. A word holds no white space, so none is ever found across two lines.
 */
export function searchableText(details: SealedDetails): string {
  const { title, visit, medicines, symptoms, life, other, test_results, treatments } = details;
  return [
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
  ]
    .filter(Boolean)
    .join('\n');
}
