import { ARTICLE_CATEGORIES, ARTICLES } from '@hidamari/sample-content/articles';
import { LANDING_SECTIONS } from '@hidamari/sample-content/landing-sections';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import {
  CANCER_GROUPS,
  CANCER_PARTS,
  CANCER_TYPES,
  DIAGNOSED_TIMES,
  TREATMENT_STATUSES,
} from '@hidamari/sample-content/lookups';
import { NEWS } from '@hidamari/sample-content/news';
import type { Collection } from './embedded.ts';

/** The endpoints of the embedded content server (specification section 7) over the content that comes with us. */
export const SAMPLE_COLLECTIONS: Readonly<Record<string, Collection>> = {
  'cancer-information': {
    items: ARTICLES,
    references: {
      category: 'cancer-information-category',
      cancer_category: 'cancer-group',
      cancer_status: 'treatment-status',
    },
    filterable: [
      ...['title', 'category', 'cancer_category', 'cancer_status', 'is_banner_display'],
      ...['reviewed_at', 'next_review_at'],
    ],
    searchable: ['title', 'summary', 'body', 'easy_body'],
  },
  'cancer-information-category': { items: ARTICLE_CATEGORIES, filterable: ['name', 'order'] },
  info: {
    items: NEWS,
    filterable: ['title', 'category', 'type', 'variants', 'important'],
    searchable: ['title', 'body'],
  },
  'lp-info': { items: LANDING_SECTIONS, filterable: ['variant', 'is_show', 'order'] },
  'legal-text': { items: LEGAL_TEXTS, filterable: ['kind', 'version', 'variants'] },
  'cancer-parts': { items: CANCER_PARTS, filterable: ['name', 'order'] },
  'cancer-type': { items: CANCER_TYPES, filterable: ['name', 'kana', 'part_id', 'group_id', 'order'] },
  'cancer-group': {
    items: CANCER_GROUPS,
    references: {
      'recommended.suspected': 'cancer-information',
      'recommended.diagnosed': 'cancer-information',
      'recommended.treating': 'cancer-information',
    },
    filterable: ['name', 'order'],
  },
  'diagnosed-time': { items: DIAGNOSED_TIMES, filterable: ['name', 'order'] },
  'treatment-status': {
    items: TREATMENT_STATUSES,
    filterable: ['name', 'status_id', 'is_show_q_contents'],
  },
};
