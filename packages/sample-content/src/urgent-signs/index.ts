import { EMERGENCY } from '@hidamari/domain/emergency';
import { CANCER_GROUP_SIGNS } from './cancer-groups.ts';
import { LIFE_AND_MIND_SIGNS } from './life-and-mind.ts';
import { TREATMENT_SIGNS } from './treatment.ts';
import type { UrgentSigns } from './urgent-list.ts';

export { URGENT_HEADING, withEasyUrgentList, withUrgentList } from './urgent-list.ts';

/** The one list of each page that names signs: full text, easy version and answer take it from here. */
export const URGENT_SIGNS = { ...TREATMENT_SIGNS, ...CANCER_GROUP_SIGNS, ...LIFE_AND_MIND_SIGNS };

/** For pages that are about no illness and stand under no article: the sentence of the emergency line, and no signs of their own. */
export const URGENT_SENTENCE = EMERGENCY.sentences[1];

/** A page with a list. */
export type UrgentPage = keyof typeof URGENT_SIGNS;

/** The list of a page; undefined where it names no signs. */
export function urgentSignsOf(id: string): UrgentSigns | undefined {
  return Object.hasOwn(URGENT_SIGNS, id) ? URGENT_SIGNS[id as UrgentPage] : undefined;
}
