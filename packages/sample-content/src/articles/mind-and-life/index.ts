import type { ArticleItem } from '@hidamari/contract/content';
import { blamingYourself } from './blaming-yourself.ts';
import { breastFormsAndUnderwear } from './breast-forms-and-underwear.ts';
import { careEquipment } from './care-equipment.ts';
import { findingInformation } from './finding-information.ts';
import { loveAndMarriage } from './love-and-marriage.ts';
import { lowMood } from './low-mood.ts';
import { peopleOfAllGenders } from './people-of-all-genders.ts';
import { strongAnxiety } from './strong-anxiety.ts';

/** Pages on feelings and on things of daily life. */
export const MIND_AND_LIFE_ARTICLES: readonly ArticleItem[] = [
  blamingYourself,
  breastFormsAndUnderwear,
  careEquipment,
  findingInformation,
  loveAndMarriage,
  lowMood,
  peopleOfAllGenders,
  strongAnxiety,
];
