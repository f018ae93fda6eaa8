import type { FaqCategoryItem, FaqItem } from '@hidamari/contract/content';
import { COMMON_ID_FAQ } from './common-id.ts';
import { CONSULTATION_FAQ } from './consultation.ts';
import { PROGRAMMES, publishedAt } from './faq-items.ts';
import { COST_FAQ, LIBRARY_FAQ } from './library-and-cost.ts';
import { LINE_FAQ } from './line.ts';
import { PRIVACY_FAQ } from './privacy.ts';
import { SIGN_IN_FAQ } from './sign-in.ts';
import { START_FAQ } from './start.ts';
import { TREATMENT_LOG_FAQ } from './treatment-log.ts';

/** Parts of /faq in their order. */
export const FAQ_CATEGORIES: readonly FaqCategoryItem[] = [
  { id: 'start', publishedAt, name: 'はじめての方へ', order: 1 },
  { id: 'consultation', publishedAt, name: '相談のこと', order: 2 },
  { id: 'sign-in', publishedAt, name: '登録・ログイン', order: 3 },
  { id: 'common-id', publishedAt, name: '共通ID', order: 4 },
  { id: 'treatment-log', publishedAt, name: '治療ログ', order: 5 },
  { id: 'library', publishedAt, name: '記事とサービス', order: 6 },
  { id: 'cost', publishedAt, name: '費用', order: 7 },
  { id: 'privacy', publishedAt, name: '個人情報', order: 8 },
  { id: 'line', publishedAt, name: 'LINE', order: 9, variants: PROGRAMMES },
];

/** Questions about the portal, with answers. */
export const FAQ: readonly FaqItem[] = [
  ...START_FAQ,
  ...CONSULTATION_FAQ,
  ...SIGN_IN_FAQ,
  ...COMMON_ID_FAQ,
  ...TREATMENT_LOG_FAQ,
  ...LIBRARY_FAQ,
  ...COST_FAQ,
  ...PRIVACY_FAQ,
  ...LINE_FAQ,
];
