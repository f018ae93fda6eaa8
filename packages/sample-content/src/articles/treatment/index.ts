import type { ArticleItem } from '@hidamari/contract/content';
import { afterSurgery } from './after-surgery.ts';
import { beforeSurgery } from './before-surgery.ts';
import { bodyNotes } from './body-notes.ts';
import { choosingTreatment } from './choosing-treatment.ts';
import { diarrheaConstipation } from './diarrhea-constipation.ts';
import { drugTherapyStart } from './drug-therapy-start.ts';
import { fatigue } from './fatigue.ts';
import { followUp } from './follow-up.ts';
import { genomicTesting } from './genomic-testing.ts';
import { hairChanges } from './hair-changes.ts';
import { imagingTests } from './imaging-tests.ts';
import { infectionAndFever } from './infection-and-fever.ts';
import { mouthSores } from './mouth-sores.ts';
import { nausea } from './nausea.ts';
import { numbHands } from './numb-hands.ts';
import { painAndPalliative } from './pain-and-palliative.ts';
import { pathologyReport } from './pathology-report.ts';
import { radiationTherapy } from './radiation-therapy.ts';
import { readingBloodTests } from './reading-blood-tests.ts';
import { secondOpinion } from './second-opinion.ts';
import { writeBeforeVisit } from './write-before-visit.ts';

/** Articles on examinations, treatment and what the body may feel. */
export const TREATMENT_ARTICLES: readonly ArticleItem[] = [
  writeBeforeVisit,
  bodyNotes,
  secondOpinion,
  readingBloodTests,
  pathologyReport,
  imagingTests,
  choosingTreatment,
  genomicTesting,
  beforeSurgery,
  afterSurgery,
  drugTherapyStart,
  radiationTherapy,
  infectionAndFever,
  nausea,
  fatigue,
  numbHands,
  mouthSores,
  diarrheaConstipation,
  hairChanges,
  painAndPalliative,
  followUp,
];
