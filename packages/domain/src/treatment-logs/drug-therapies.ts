import type { TreatmentType } from '../option-sets/index.ts';

/** The treatments of the ten that are done with medicines. */
const DRUG_THERAPIES: ReadonlySet<string> = new Set<TreatmentType>([
  'preoperative-drug-therapy',
  'postoperative-drug-therapy',
  'chemical-treatment',
  'molecular-targeted-drug',
  'hormone-therapy',
  'immunotherapy',
]);

/** Whether a treatment of a log is one with medicines (G76, pop-ups 16 and 17). */
export const isDrugTherapy = (type: string): boolean => DRUG_THERAPIES.has(type);
