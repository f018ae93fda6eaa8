import { pathTest } from './path-patterns.ts';

const TEMPORARY_PASSWORD_PAGES = [
  '/login-temporary/password-request',
  '/login-temporary/password-verification',
  '/login-temporary/password-reset',
] as const;

/**
 * Focus pages (specification section 2.4, first group; G13): a form, an error or a one-way step. No floating
 * button, no pop-up, no LINE promotion, no survey, no prefetch of other pages. Both spellings of the edit page
 * count (G16).
 */
export const FOCUS_PAGES: readonly string[] = [
  '/contact',
  '/account/edit',
  '/treatment-logs/edit',
  '/treatment-logs/[id]/edit',
  '/treatment-logs/new',
  '/login/password-request',
  '/login/password-verification',
  '/login/password-reset',
  '/login/mail-verification',
  '/login/insurance-verification',
  ...TEMPORARY_PASSWORD_PAGES,
  '/sign-up/role-verification',
  '/sign-up/register',
  '/404',
  '/500',
  '/maintenance',
  '/line/confirmation',
  '/line/complete',
  '/line/user-not-found',
  '/survey/call',
  '/survey/call/feedback',
  '/survey/call/complete',
  '/survey/call/closed',
  '/survey/service',
  '/survey/service/feedback',
  '/survey/service/complete',
];

/**
 * Focus pages that the specification's list does not have: screens of our own that are a form. They are without the chat
 * widget too.
 */
export const OWN_FOCUS_PAGES: readonly string[] = [
  '/treatment-logs/next-visit',
  '/treatment-logs/contact-threshold',
];

/**
 * Pre-login and auth pages (second group; G14): short header, no user fetch, never a return path; a logged-in
 * visitor is sent home, but for `AUTH_PAGES_FOR_EVERYBODY`.
 */
export const AUTH_PAGES: readonly string[] = [
  '/login',
  '/login-temporary',
  ...TEMPORARY_PASSWORD_PAGES,
  '/login/migration',
  '/login/session',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/role-verification',
  '/sign-up/register',
  '/maintenance',
];

/** Auth pages that must work logged in as well (G14). */
export const AUTH_PAGES_FOR_EVERYBODY: readonly string[] = [
  '/maintenance',
  '/login/mail-verification',
  '/login/login-verification',
  '/login/migration',
  '/login/session',
];

/**
 * Exempt from the route-entry check (third group; G15): a 401 there is not redirected, since the person is
 * mid-flow and the page proves itself by its own token.
 */
export const EXEMPT_PAGES: readonly string[] = [
  '/login/insurance-verification',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/role-verification',
  '/sign-up/register',
  '/lp/hatch',
  '/lp/aflac',
  '/lp/chofu',
  '/error',
  '/line/confirmation',
  '/line/complete',
  '/line/user-not-found',
  '/survey/call',
];

/** Which of the three groups of specification section 2.4 a path belongs to. */
export interface RouteGroups {
  readonly focus: boolean;
  readonly auth: boolean;
  readonly exempt: boolean;
}

const isFocusPage = pathTest([...FOCUS_PAGES, ...OWN_FOCUS_PAGES]);
const isAuthPage = pathTest(AUTH_PAGES);
const isExemptPage = pathTest(EXEMPT_PAGES);

/** The groups of a path; a query is ignored. A path that is no screen belongs to none. */
export function routeGroups(pathname: string): RouteGroups {
  return {
    focus: isFocusPage(pathname),
    auth: isAuthPage(pathname),
    exempt: isExemptPage(pathname),
  };
}
