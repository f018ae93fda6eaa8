import type {
  ServiceCategoryItem,
  ServiceItem,
  ServiceRecommendCategoryItem,
  ServiceSubCategoryItem,
} from '@hidamari/contract/content';
import { withCovers } from '../covers/index.ts';
import { LIFE_SERVICES } from './life.ts';
import { MIND_SERVICES } from './mind.ts';
import { MONEY_SERVICES } from './money.ts';
import { NEEDS, SITUATIONS } from './service-needs.ts';
import { TREATMENT_SERVICES } from './treatment.ts';

const publishedAt = '2026-10-01T00:00:00.000Z';

/** The four concerns; ids as article categories have them (G98). */
export const SERVICE_CATEGORIES: readonly ServiceCategoryItem[] = [
  { id: 'treatment', publishedAt, name: '治療', order: 1 },
  { id: 'money', publishedAt, name: 'お金', order: 2 },
  { id: 'life', publishedAt, name: 'くらし', order: 3 },
  { id: 'mind', publishedAt, name: 'こころ', order: 4 },
];

export const SERVICE_SUB_CATEGORIES: readonly ServiceSubCategoryItem[] = NEEDS;

export const SERVICE_RECOMMEND_CATEGORIES: readonly ServiceRecommendCategoryItem[] = SITUATIONS;

/** The services of the embedded content server. Companies are invented and marked as examples. */
export const SERVICES: readonly ServiceItem[] = withCovers<ServiceItem>([
  ...TREATMENT_SERVICES,
  ...MONEY_SERVICES,
  ...LIFE_SERVICES,
  ...MIND_SERVICES,
]);
