import type { ArticleItem } from '@hidamari/contract/content';
import { bloodLymphDiagnosed } from './blood-lymph-diagnosed.ts';
import { bloodLymphSuspected } from './blood-lymph-suspected.ts';
import { bloodLymphTreating } from './blood-lymph-treating.ts';
import { breastDiagnosed } from './breast-diagnosed.ts';
import { breastSuspected } from './breast-suspected.ts';
import { breastTreating } from './breast-treating.ts';
import { headAndNeckDiagnosed } from './head-and-neck-diagnosed.ts';
import { headAndNeckSuspected } from './head-and-neck-suspected.ts';
import { headAndNeckTreating } from './head-and-neck-treating.ts';
import { lungDiagnosed } from './lung-diagnosed.ts';
import { lungSuspected } from './lung-suspected.ts';
import { lungTreating } from './lung-treating.ts';
import { uterineDiagnosed } from './uterine-diagnosed.ts';
import { uterineSuspected } from './uterine-suspected.ts';
import { uterineTreating } from './uterine-treating.ts';

/** Three articles for each of the five cancer groups: suspected, diagnosed, under treatment. */
export const CANCER_GROUP_ARTICLES: readonly ArticleItem[] = [
  ...[breastSuspected, breastDiagnosed, breastTreating],
  ...[lungSuspected, lungDiagnosed, lungTreating],
  ...[uterineSuspected, uterineDiagnosed, uterineTreating],
  ...[headAndNeckSuspected, headAndNeckDiagnosed, headAndNeckTreating],
  ...[bloodLymphSuspected, bloodLymphDiagnosed, bloodLymphTreating],
];
