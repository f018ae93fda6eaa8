import type { ArticleItem } from '@hidamari/contract/content';
import { withCovers } from '../covers/index.ts';
import { CANCER_GROUP_ARTICLES } from './cancer-groups/index.ts';
import { CHOFU_INFO_ARTICLES } from './chofu-info/index.ts';
import { COURSE_AND_TREATMENT_ARTICLES } from './course-and-treatments/index.ts';
import { EXAMINATIONS_AND_KINDS_ARTICLES } from './examinations-and-kinds/index.ts';
import { KINDS_OF_CANCER_ARTICLES } from './kinds-of-cancer/index.ts';
import { LIFE_ARTICLES } from './life/index.ts';
import { MIND_ARTICLES } from './mind/index.ts';
import { MIND_AND_LIFE_ARTICLES } from './mind-and-life/index.ts';
import { MONEY_ARTICLES } from './money/index.ts';
import { MONEY_AND_FAMILY_ARTICLES } from './money-and-family/index.ts';
import { MORE_ARTICLES } from './more-pages/index.ts';
import { STORY_ARTICLES } from './stories/index.ts';
import { SYMPTOM_ARTICLES } from './symptoms/index.ts';
import { TREATMENT_ARTICLES } from './treatment/index.ts';
import { TREATMENTS_AND_HOSPITAL_ARTICLES } from './treatments-and-hospital/index.ts';
import { WAYS_OF_LIVING_ARTICLES } from './ways-of-living/index.ts';

export { ARTICLE_CATEGORIES } from './article-categories.ts';
export { charactersOf } from './article-item.ts';

/** The articles of the embedded content server, written for this product. */
export const ARTICLES: readonly ArticleItem[] = withCovers<ArticleItem>([
  ...TREATMENT_ARTICLES,
  ...CANCER_GROUP_ARTICLES,
  ...MONEY_ARTICLES,
  ...LIFE_ARTICLES,
  ...MIND_ARTICLES,
  ...STORY_ARTICLES,
  ...CHOFU_INFO_ARTICLES,
  ...KINDS_OF_CANCER_ARTICLES,
  ...COURSE_AND_TREATMENT_ARTICLES,
  ...SYMPTOM_ARTICLES,
  ...WAYS_OF_LIVING_ARTICLES,
  ...MORE_ARTICLES,
  ...MONEY_AND_FAMILY_ARTICLES,
  ...TREATMENTS_AND_HOSPITAL_ARTICLES,
  ...EXAMINATIONS_AND_KINDS_ARTICLES,
  ...MIND_AND_LIFE_ARTICLES,
]);
