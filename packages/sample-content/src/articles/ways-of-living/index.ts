import type { ArticleItem } from '@hidamari/contract/content';
import { alcoholAndSmoking } from './alcohol-and-smoking.ts';
import { aya } from './aya.ts';
import { dementiaAndCancer } from './dementia-and-cancer.ts';
import { driving } from './driving.ts';
import { foreignResidents } from './foreign-residents.ts';
import { hereditaryCancer } from './hereditary-cancer.ts';
import { homeCare } from './home-care.ts';
import { hospice } from './hospice.ts';
import { livingAlone } from './living-alone.ts';
import { olderPeople } from './older-people.ts';
import { pets } from './pets.ts';
import { schoolAndStudy } from './school-and-study.ts';
import { sexualLife } from './sexual-life.ts';
import { singleParent } from './single-parent.ts';
import { vaccinesAndOutbreaks } from './vaccines-and-outbreaks.ts';
import { willsAndArrangements } from './wills-and-arrangements.ts';

/** Pages for people of an age, a household or a way of life. */
export const WAYS_OF_LIVING_ARTICLES: readonly ArticleItem[] = [
  alcoholAndSmoking,
  aya,
  dementiaAndCancer,
  driving,
  foreignResidents,
  hereditaryCancer,
  homeCare,
  hospice,
  livingAlone,
  olderPeople,
  pets,
  schoolAndStudy,
  sexualLife,
  singleParent,
  vaccinesAndOutbreaks,
  willsAndArrangements,
];
