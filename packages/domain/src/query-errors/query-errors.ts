import { hrefOfScreenId } from '../screens/index.ts';

/** List A (specification section 8, G103): never redirect anywhere; the section says that it could not be shown. */
export const QUERIES_NEVER_REDIRECTING: readonly string[] = [
  'getUploadFilePath',
  'getUploadFileSomePath',
  'getNewsList',
  'getMonitorSurvey',
];

/** List B (specification section 8, G103): the decorative queries of home, which never redirect there. */
export const QUERIES_EXEMPT_ON_HOME: readonly string[] = [
  'getNewsList',
  'getMonitorSurvey',
  'getRecommendArticles',
  'getCancerServiceRecommend',
  'getCancerServiceRecommendCategory',
  'getDiagnosedTime',
  'getArticlesCategory',
  'getTreatmentStatus',
  'getCancersType',
  'getCancersPart',
];

/** A query of the own service or the content service that was rejected for good. */
export interface RejectedQuery {
  /** HTTP status; 0 or absent when no answer came at all. */
  readonly status: number | undefined;
  /** Name of the query as the specification names it; absent = on none of the lists. */
  readonly queryName?: string | undefined;
  /** The person is on `/`. */
  readonly onHome?: boolean | undefined;
  /** Of the route-entry check's 403 (specification section 4). */
  readonly nextPageId?: string | undefined;
}

/** What follows a rejected query. */
export type QueryErrorDestination =
  /** Stay; the section says so and offers to ask again. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }
  /** Store the return path and go to /login. */
  | { readonly kind: 'login' };

/** Status -> page (specification section 8). 401 is a login; every status not listed is /500. */
export const PAGE_OF_STATUS: Readonly<Record<number, string>> = {
  400: '/404',
  403: '/404',
  404: '/404',
  422: '/404',
  429: '/404',
  500: '/500',
  503: '/503',
};

/**
 * Where a rejected query leads (specification section 8, G103). Without any answer (offline, time-out) the person
 * stays: there is no status to go by, and another page would not load either. Mutations: `mutationOutcome`.
 */
export function destinationForQueryError(query: RejectedQuery): QueryErrorDestination {
  const { status, queryName = '', onHome = false, nextPageId } = query;
  if (QUERIES_NEVER_REDIRECTING.includes(queryName)) return { kind: 'stay' };
  if (onHome && QUERIES_EXEMPT_ON_HOME.includes(queryName)) return { kind: 'stay' };
  if (!status) return { kind: 'stay' };
  if (status === 401) return { kind: 'login' };
  if (status === 403 && nextPageId) return { kind: 'go', to: hrefOfScreenId(nextPageId) };
  return { kind: 'go', to: PAGE_OF_STATUS[status] ?? '/500' };
}
