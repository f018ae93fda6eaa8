import { EMERGENCY } from '@hidamari/domain/emergency';
import { CANCER_GROUP_SIGNS } from './cancer-groups.ts';
import { COURSE_AND_TREATMENT_SIGNS } from './course-and-treatments.ts';
import { EXAMINATIONS_AND_KINDS_SIGNS } from './examinations-and-kinds.ts';
import { KINDS_OF_CANCER_1_SIGNS } from './kinds-of-cancer-1.ts';
import { KINDS_OF_CANCER_2_SIGNS } from './kinds-of-cancer-2.ts';
import { LIFE_AND_MIND_SIGNS } from './life-and-mind.ts';
import { MIND_AND_LIFE_SIGNS } from './mind-and-life.ts';
import { MONEY_AND_FAMILY_SIGNS } from './money-and-family.ts';
import { MORE_PAGES_SIGNS } from './more-pages.ts';
import { SYMPTOM_SIGNS } from './symptoms.ts';
import { SYMPTOM_2_SIGNS } from './symptoms-2.ts';
import { TREATMENT_SIGNS } from './treatment.ts';
import { TREATMENTS_AND_HOSPITAL_SIGNS } from './treatments-and-hospital.ts';
import type { UrgentSigns } from './urgent-list.ts';
import { WAYS_OF_LIVING_SIGNS } from './ways-of-living.ts';

export { URGENT_HEADING, withEasyUrgentList, withUrgentList } from './urgent-list.ts';

/** The one list of each page that names signs: full text, easy version and answer take it from here. */
export const URGENT_SIGNS = {
  ...TREATMENT_SIGNS,
  ...TREATMENTS_AND_HOSPITAL_SIGNS,
  ...SYMPTOM_2_SIGNS,
  ...MIND_AND_LIFE_SIGNS,
  ...EXAMINATIONS_AND_KINDS_SIGNS,
  ...WAYS_OF_LIVING_SIGNS,
  ...MONEY_AND_FAMILY_SIGNS,
  ...MORE_PAGES_SIGNS,
  ...SYMPTOM_SIGNS,
  ...COURSE_AND_TREATMENT_SIGNS,
  ...KINDS_OF_CANCER_2_SIGNS,
  ...KINDS_OF_CANCER_1_SIGNS,
  ...CANCER_GROUP_SIGNS,
  ...LIFE_AND_MIND_SIGNS,
};

/** For pages that are about no illness and stand under no article: the sentence of the emergency line, and no signs of their own. */
export const URGENT_SENTENCE = EMERGENCY.sentences[1];

/** A page with a list. */
export type UrgentPage = keyof typeof URGENT_SIGNS;

/** The list of a page; undefined where it names no signs. */
export function urgentSignsOf(id: string): UrgentSigns | undefined {
  return Object.hasOwn(URGENT_SIGNS, id) ? URGENT_SIGNS[id as UrgentPage] : undefined;
}
