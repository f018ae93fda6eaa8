/**
 * Which special handling a page gets (specification section 2.4). focus: a form, an error or a one-way step: no
 * floating button, no pop-up, no prefetch (G13). auth: short header, never a return path, a logged-in visitor
 * goes home (G14). exempt: no route-entry check, the page proves itself by its own token (G15).
 */
export interface RouteGroups {
  readonly focus: boolean;
  readonly auth: boolean;
  readonly exempt: boolean;
}

/** The restricted list. `/treatment-logs/edit` stands for `/treatment-logs/[id]/edit` (G16). */
export const FOCUS_PATHS = [
  '/contact',
  '/account/edit',
  '/treatment-logs/edit',
  '/treatment-logs/:id/edit',
  '/treatment-logs/new',
  '/login/password-request',
  '/login/password-verification',
  '/login/password-reset',
  '/login/mail-verification',
  '/login/insurance-verification',
  '/login-temporary/password-request',
  '/login-temporary/password-verification',
  '/login-temporary/password-reset',
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
] as const;

/** Pre-login and auth pages. */
export const AUTH_PATHS = [
  '/login',
  '/login-temporary',
  '/login-temporary/password-request',
  '/login-temporary/password-verification',
  '/login-temporary/password-reset',
  '/login/migration',
  '/login/session',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/role-verification',
  '/sign-up/register',
  '/maintenance',
] as const;

/** The separately listed group. */
export const EXEMPT_PATHS = [
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
] as const;

/** Auth pages that must work for a logged-in person too (G14). */
export const AUTH_PATHS_FOR_BOTH = [
  '/maintenance',
  '/login/mail-verification',
  '/login/login-verification',
  '/login/migration',
  '/login/session',
] as const;

/** Pages on which the chat widget never shows (G19); `*` stands for anything below. */
export const CHAT_EXCLUDED_PATHS = [
  '/login',
  '/login/*',
  '/login-temporary',
  '/login-temporary/*',
  '/sign-up/*',
  '/howto-signup',
  '/lp/*',
  '/maintenance',
  '/404',
  '/500',
  '/503',
  '/error',
  '/line/*',
  '/survey/*',
  '/unsubscribe',
  '/unsubscribe/*',
  '/contact',
  '/account/edit',
  '/treatment-logs/new',
  '/treatment-logs/:id/edit',
  '/treatment-logs/print',
  '/articles-preview/*',
  '/service-preview/*',
  '/terms/*',
  '/privacy/*',
  '/site-policy/*',
  '/service-policy',
  '/health-check',
] as const;

/** True when a path without query fits a pattern with `:id` parts or a final `*`. */
export function fitsPath(pathname: string, pattern: string): boolean {
  const given = pathname.split('/').filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  if (wanted.at(-1) === '*') {
    const fixed = wanted.slice(0, -1);
    return given.length > fixed.length && fixed.every((part, index) => part === given[index]);
  }
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

function fitsAny(pathname: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => fitsPath(pathname, pattern));
}

/** The groups of a page, by its path without query. */
export function routeGroups(pathname: string): RouteGroups {
  return {
    focus: fitsAny(pathname, FOCUS_PATHS),
    auth: fitsAny(pathname, AUTH_PATHS),
    exempt: fitsAny(pathname, EXEMPT_PATHS),
  };
}

/** True for auth pages that send a logged-in person home. */
export function isForVisitorsOnly(pathname: string): boolean {
  return fitsAny(pathname, AUTH_PATHS) && !fitsAny(pathname, AUTH_PATHS_FOR_BOTH);
}

/** True where the chat widget may show (G19); that it is ready is the widget's own business. */
export function allowsChatWidget(pathname: string): boolean {
  return !fitsAny(pathname, CHAT_EXCLUDED_PATHS);
}
