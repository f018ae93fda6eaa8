import { ARTICLE_CATEGORIES, ARTICLES } from '@hidamari/sample-content/articles';
import { ARTICLE_DRAFTS, SERVICE_DRAFTS } from '@hidamari/sample-content/drafts';
import { FAQ, FAQ_CATEGORIES } from '@hidamari/sample-content/faq';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LANDING_SECTIONS } from '@hidamari/sample-content/landing-sections';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import {
  CANCER_GROUPS,
  CANCER_PARTS,
  CANCER_TYPES,
  DIAGNOSED_TIMES,
  TREATMENT_STATUSES,
} from '@hidamari/sample-content/lookups';
import { MONITOR_SURVEYS } from '@hidamari/sample-content/monitor-surveys';
import { NEWS } from '@hidamari/sample-content/news';
import { Q_CONTENTS } from '@hidamari/sample-content/q-contents';
import {
  SERVICE_CATEGORIES,
  SERVICE_RECOMMEND_CATEGORIES,
  SERVICE_SUB_CATEGORIES,
  SERVICES,
} from '@hidamari/sample-content/services';
import { UPLOAD_FILES } from '@hidamari/sample-content/upload-files';
import type { Collection } from './embedded.ts';

/** The endpoints of the embedded content server (specification section 7) over the content that comes with us. */
export const SAMPLE_COLLECTIONS: Readonly<Record<string, Collection>> = {
  'cancer-information': {
    items: ARTICLES,
    drafts: ARTICLE_DRAFTS,
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
  'cancer-service': {
    items: SERVICES,
    drafts: SERVICE_DRAFTS,
    references: {
      category: 'cancer-service-category',
      sub_category: 'cancer-service-sub-category',
      recommend_category: 'service-recommend-category',
    },
    filterable: [
      ...['title', 'category', 'sub_category', 'recommend_category', 'tag', 'type', 'provider', 'is_free'],
      ...['included_organizations', 'excluded_organizations', 'order', 'reviewed_at', 'next_review_at'],
    ],
    searchable: ['title', 'summary', 'summary_insurance', 'body'],
  },
  'cancer-service-category': { items: SERVICE_CATEGORIES, filterable: ['name', 'order'] },
  'cancer-service-sub-category': {
    items: SERVICE_SUB_CATEGORIES,
    references: { category: 'cancer-service-category' },
    filterable: ['name', 'category', 'order'],
  },
  'service-recommend-category': {
    items: SERVICE_RECOMMEND_CATEGORIES,
    references: { for_status: 'treatment-status' },
    filterable: ['name', 'order', 'for_family'],
  },
  faq: {
    items: FAQ,
    references: { category: 'faq-category' },
    filterable: ['name', 'category', 'question', 'variants', 'order'],
    searchable: ['question', 'answer'],
  },
  'faq-category': { items: FAQ_CATEGORIES, filterable: ['name', 'variants', 'order'] },
  'q-contents': {
    items: Q_CONTENTS,
    references: { cancer_group: 'cancer-group', treatment_status: 'treatment-status' },
    filterable: [
      ...['title', 'age', 'gender', 'cancer_group', 'treatment_status', 'is_common', 'is_featured'],
      'consultation_user',
    ],
    searchable: ['title', 'content'],
  },
  'monitor-survey': {
    items: MONITOR_SURVEYS,
    filterable: ['title', 'organiser', 'method', 'is_open', 'period_from', 'period_to'],
    searchable: ['title', 'purpose'],
  },
  glossary: { items: GLOSSARY, filterable: ['name', 'kana'], searchable: ['name', 'kana', 'meaning'] },
  'upload-file': { items: UPLOAD_FILES, filterable: [] },
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
