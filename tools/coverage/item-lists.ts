import {
  articleCategorySchema,
  articleSchema,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  landingSectionSchema,
  newsSchema,
  treatmentStatusSchema,
} from '@hidamari/contract/content';
import { listEndpoints } from '@hidamari/contract/endpoints';
import { currentUser } from '@hidamari/contract/members';
import { popupChoice } from '@hidamari/contract/popups';
import { treatmentLog, treatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { ERROR_SCREEN_IDS } from '@hidamari/domain/error-pages';
import { ERROR_CODES, KNOWN_IDENTITY_MESSAGES } from '@hidamari/domain/errors';
import * as limits from '@hidamari/domain/limits';
import * as optionSets from '@hidamari/domain/option-sets';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { QUERIES_EXEMPT_ON_HOME, QUERIES_NEVER_REDIRECTING } from '@hidamari/domain/query-errors';
import { SCREENS } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { TOASTS } from '@hidamari/domain/toasts';
import { COOKIES } from '../../apps/server/src/http/cookies.ts';
import type { ItemList } from './item-list.ts';
import { type ReadableSchema, schemaFields } from './schema-fields.ts';

/** Every query parameter of the specification: no table of the product names them all. */
const QUERY_PARAMETERS = [
  'role=aflac',
  'role=hatch',
  'email_verify_token',
  'is_agreed',
  'hash_base_account_id',
  'hash_user_id',
  'is_first',
  'case_id',
  'sf_survey_response_id',
  'chatplus=open',
  'category',
  'id',
];

const CONTENT = {
  article: articleSchema,
  'article-category': articleCategorySchema,
  news: newsSchema,
  'cancer-part': cancerPartSchema,
  'cancer-type': cancerTypeSchema,
  'cancer-group': cancerGroupSchema,
  'diagnosed-time': diagnosedTimeSchema,
  'treatment-status': treatmentStatusSchema,
  'landing-section': landingSectionSchema,
} as const;

const named = (name: string, schema: ReadableSchema) =>
  schemaFields(schema).map((field) => `${name}.${field}`);

/** Every set of choices that the domain exports, as `SET: value`: a new set cannot be forgotten. */
function optionItems(): string[] {
  return Object.entries(optionSets).flatMap(([set, options]) =>
    Array.isArray(options) ? options.map((option) => `${set}: ${wireValue(option)}`) : [],
  );
}

function wireValue(option: unknown): string {
  return String(typeof option === 'object' && option !== null && 'value' in option ? option.value : option);
}

/** The groups of docs/coverage.md whose rows follow from the portal's own tables. */
export const ITEM_LISTS: readonly ItemList[] = [
  {
    group: 'Routes',
    from: 'SCREENS',
    items: SCREENS.map(({ path }) => path),
    isFinished: true,
  },
  { group: 'Screen ids', from: 'SCREENS', items: [...new Set(SCREENS.flatMap(({ screens }) => screens))] },
  {
    group: 'Calls',
    from: 'ENDPOINTS',
    isFinished: true,
    items: listEndpoints().map(({ endpoint: { method, path } }) => `${method} ${path}`),
    access: Object.fromEntries(
      listEndpoints().map(({ endpoint: { method, path, access } }) => [`${method} ${path}`, access]),
    ),
  },
  { group: 'Fields of the current user', from: 'currentUser', items: schemaFields(currentUser) },
  { group: 'Fields of a treatment log', from: 'treatmentLog', items: schemaFields(treatmentLog) },
  {
    group: 'Treatment-log filters',
    from: 'treatmentLogFilters',
    items: Object.keys(treatmentLogFilters.shape),
  },
  {
    group: 'Fields of content',
    from: 'the content schemas',
    items: Object.entries(CONTENT).flatMap(([name, schema]) => named(name, schema)),
    isOpen: true,
  },
  {
    group: 'Other entities',
    from: 'popupChoice',
    items: named('popup-choice', popupChoice),
    isOpen: true,
  },
  { group: 'Option values', from: 'option-sets', items: optionItems() },
  { group: 'Prefectures', from: 'PREFECTURES', items: PREFECTURES.map(({ key }) => key) },
  { group: 'Variants', from: 'VARIANTS', items: Object.keys(VARIANTS), isOpen: true },
  { group: 'Cookies', from: 'COOKIES', items: Object.keys(COOKIES) },
  { group: 'Error screens and modals', from: 'error-pages', items: ERROR_SCREEN_IDS },
  { group: 'Error codes', from: 'ERROR_CODES', items: Object.keys(ERROR_CODES) },
  {
    group: 'Queries outside the error rule',
    from: 'query-errors',
    items: [
      ...QUERIES_NEVER_REDIRECTING.map((name) => `everywhere: ${name}`),
      ...QUERIES_EXEMPT_ON_HOME.map((name) => `on home: ${name}`),
    ],
  },
  { group: 'Identity-library messages', from: 'identity-messages', items: KNOWN_IDENTITY_MESSAGES },
  { group: 'Query parameters', from: 'specification section 3', items: QUERY_PARAMETERS },
  { group: 'Toasts', from: 'TOASTS', items: Object.keys(TOASTS) },
  { group: 'Constants and limits', from: 'limits', items: Object.keys(limits) },
];
