import type { ArticleItem } from '@hidamari/contract/content';
import { bathingAndSkin } from './bathing-and-skin.ts';
import { beforeTakingLeave } from './before-taking-leave.ts';
import { caringForParents } from './caring-for-parents.ts';
import { childcareDuringTreatment } from './childcare-during-treatment.ts';
import { clothesAndAppearance } from './clothes-and-appearance.ts';
import { dailySafetyInDisaster } from './daily-safety-in-disaster.ts';
import { eatingWhenHard } from './eating-when-hard.ts';
import { exerciseGently } from './exercise-gently.ts';
import { fertilityBeforeTreatment } from './fertility-before-treatment.ts';
import { houseworkLess } from './housework-less.ts';
import { returningToWork } from './returning-to-work.ts';
import { selfEmployed } from './self-employed.ts';
import { travelAndOutings } from './travel-and-outings.ts';

/** Articles on work, home and every day. */
export const LIFE_ARTICLES: readonly ArticleItem[] = [
  beforeTakingLeave,
  returningToWork,
  selfEmployed,
  eatingWhenHard,
  bathingAndSkin,
  clothesAndAppearance,
  houseworkLess,
  childcareDuringTreatment,
  caringForParents,
  exerciseGently,
  travelAndOutings,
  fertilityBeforeTreatment,
  dailySafetyInDisaster,
];
