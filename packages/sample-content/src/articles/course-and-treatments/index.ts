import type { ArticleItem } from '@hidamari/contract/content';
import { advanceCarePlanning } from './advance-care-planning.ts';
import { boneMetastasis } from './bone-metastasis.ts';
import { brainMetastasis } from './brain-metastasis.ts';
import { clinicalTrials } from './clinical-trials.ts';
import { hormoneTherapy } from './hormone-therapy.ts';
import { immunotherapy } from './immunotherapy.ts';
import { liverAndLungMetastasis } from './liver-and-lung-metastasis.ts';
import { metastasis } from './metastasis.ts';
import { oralMedicines } from './oral-medicines.ts';
import { outlook } from './outlook.ts';
import { recurrenceTreatment } from './recurrence-treatment.ts';
import { targetedTherapy } from './targeted-therapy.ts';
import { unprovenTreatments } from './unproven-treatments.ts';

/** Pages on the course of an illness and on kinds of treatment. */
export const COURSE_AND_TREATMENT_ARTICLES: readonly ArticleItem[] = [
  advanceCarePlanning,
  boneMetastasis,
  brainMetastasis,
  clinicalTrials,
  hormoneTherapy,
  immunotherapy,
  liverAndLungMetastasis,
  metastasis,
  oralMedicines,
  outlook,
  recurrenceTreatment,
  targetedTherapy,
  unprovenTreatments,
];
