import type { ArticleItem } from '@hidamari/contract/content';
import { CANCER_GROUP_ARTICLES } from './cancer-groups/index.ts';
import { CHOFU_INFO_ARTICLES } from './chofu-info/index.ts';
import { LIFE_ARTICLES } from './life/index.ts';
import { MIND_ARTICLES } from './mind/index.ts';
import { MONEY_ARTICLES } from './money/index.ts';
import { STORY_ARTICLES } from './stories/index.ts';
import { TREATMENT_ARTICLES } from './treatment/index.ts';

export { ARTICLE_CATEGORIES } from './article-categories.ts';
export { charactersOf } from './article-item.ts';

/** The articles of the embedded content server, written for this product. */
export const ARTICLES: readonly ArticleItem[] = [
  ...TREATMENT_ARTICLES,
  ...CANCER_GROUP_ARTICLES,
  ...MONEY_ARTICLES,
  ...LIFE_ARTICLES,
  ...MIND_ARTICLES,
  ...STORY_ARTICLES,
  ...CHOFU_INFO_ARTICLES,
];
