import type { Concern } from '../option-sets/index.ts';

/** Ids of the article and service categories, by the concern they belong to (specification section 1 and G98). */
const CATEGORY_OF_CONCERN: Readonly<Record<Concern, string>> = {
  treatment: 'treatment',
  financial: 'money',
  life: 'life',
  mental: 'mind',
};

/** The id of the category in which a concern's articles and services stand. */
export function categoryOfConcern(concern: Concern): string {
  return CATEGORY_OF_CONCERN[concern];
}

/** The concern of a category; null for those beside the four (experience stories). */
export function concernOfCategory(categoryId: string): Concern | null {
  const concerns = Object.keys(CATEGORY_OF_CONCERN) as Concern[];
  return concerns.find((concern) => CATEGORY_OF_CONCERN[concern] === categoryId) ?? null;
}
