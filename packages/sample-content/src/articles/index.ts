import type { ArticleItem } from '@hidamari/contract/content';
import { beforeTakingLeave } from './before-taking-leave.ts';
import { bodyNotes } from './body-notes.ts';
import { medicalBillNotice } from './medical-bill-notice.ts';
import { sleeplessNight } from './sleepless-night.ts';
import { tellingFamily } from './telling-family.ts';
import { writeBeforeVisit } from './write-before-visit.ts';

export { ARTICLE_CATEGORIES } from './article-categories.ts';

/** The articles of the embedded content server, written for this product. */
export const ARTICLES: readonly ArticleItem[] = [
  writeBeforeVisit,
  medicalBillNotice,
  beforeTakingLeave,
  sleeplessNight,
  tellingFamily,
  bodyNotes,
];
