import type { AppError } from '../errors/index.ts';
import { hrefOfScreenId } from '../screens/index.ts';

/**
 * What follows a failed save. The person always stays on the page with everything they typed (G104).
 * fields: messages under the fields. conflict: both texts and a choice. wait: when to try again. notice: a toast
 * with the request id. keep: the draft is kept, and sending again is offered. queue: sent when the network is back.
 * sign-in: the draft is kept, the return path stored, then /login. begin-again: a way in whose time is over; the page
 * leads to its beginning. consent: the page where it is given, and back.
 */
export type MutationOutcome =
  | 'fields'
  | 'conflict'
  | 'wait'
  | 'notice'
  | 'keep'
  | 'queue'
  | 'sign-in'
  | 'begin-again'
  | 'consent';

/** Shown with `keep` and its button (G104). */
export const SAVE_FAILED_TEXT = '保存できませんでした。下書きは残っています';
export const SEND_AGAIN_LABEL = '再送';

const OUTCOMES: Readonly<Record<number, MutationOutcome>> = {
  401: 'sign-in',
  409: 'conflict',
  422: 'fields',
  429: 'wait',
};

/** The outcome of a failed save by HTTP status; 0 or absent = no answer came (G104). */
export function mutationOutcome(status: number | undefined): MutationOutcome {
  if (!status) return 'queue';
  return OUTCOMES[status] ?? (status >= 500 ? 'keep' : 'notice');
}

/** Refusals of which their status alone would say what is not the case. */
const OUTCOME_OF_CODE: Partial<Record<AppError['code'], MutationOutcome>> = {
  step_expired: 'begin-again',
  consent_outdated: 'consent',
  consent_withdrawn: 'consent',
  already_registered: 'notice',
  email_taken: 'notice',
  open_cases_full: 'notice',
  delivery_failed: 'notice',
  cookies_off: 'notice',
  maintenance: 'wait',
};

/** The outcome of a refused call by its code, else by its status; null = no answer of ours came. */
export function outcomeOfError(error: AppError | null): MutationOutcome {
  return (error && OUTCOME_OF_CODE[error.code]) ?? mutationOutcome(error?.status);
}

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
