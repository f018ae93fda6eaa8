import { deskLoginHref, isDeskPath } from '@hidamari/domain/access';
import { AppError } from '@hidamari/domain/errors';
import { destinationForQueryError, type QueryErrorDestination } from '@hidamari/domain/query-errors';
import { screenHref } from '@hidamari/domain/screens';
import { useEffect } from 'react';
import { data, redirect, redirectDocument, useLocation, useNavigate } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { errorState } from './error-state.ts';
import { logoutProgress } from './logout-progress.ts';

const STATUS_OF_PAGE: Readonly<Record<string, number>> = { '/404': 404, '/500': 500, '/503': 503 };

/** What was asked for needs a consent that was taken back: where it can be given again (decision 0021). */
const CONSENTS_HREF = '/account/privacy';

/** A whole new page, as the route-entry check opens it: its own words say until when (G31). */
const MAINTENANCE = { kind: 'leave', to: screenHref('/maintenance') } as const;

/** To another page of ours, whole and new. */
type Leaving = { readonly kind: 'leave'; readonly to: string };

/**
 * Where a rejected query leads; null for what is no answer of the own server or the content service, which the
 * rule leaves alone (specification section 8, G103).
 */
export function placeAfterRejection(
  error: unknown,
  queryName: string,
  pathname: string,
): QueryErrorDestination | Leaving | null {
  if (!(error instanceof AppError) || logoutProgress.isInProgress()) return null;
  if (error.code === 'consent_withdrawn') return { kind: 'go', to: CONSENTS_HREF };
  const { status, facts } = error;
  const onHome = pathname === '/';
  const destination = destinationForQueryError({ status, queryName, onHome, nextPageId: facts.nextPageId });
  // Opened anew without its cookie the desk would hide itself (G42).
  if (destination.kind === 'login' && isDeskPath(pathname))
    return { kind: 'leave', to: deskLoginHref(pathname) };
  return destination.kind === 'go' && error.code === 'maintenance' ? MAINTENANCE : destination;
}

/**
 * What a loader on the server throws for a rejected query (specification section 8, G103): the fault page with
 * its own status at the address that was asked for, or the way to /login. The server around the pages has seen the 401
 * and stores the return path; a whole new page leaves nothing of the ended session in the tab.
 */
export function rejectedOnServer(error: unknown, queryName: string, { requestId }: PageContext): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'consent_withdrawn') return redirect(CONSENTS_HREF);
  if (error.code === 'maintenance') return redirectDocument(MAINTENANCE.to);
  const destination = destinationForQueryError({ status: error.status, queryName, onHome: false });
  if (destination.kind === 'login') return redirectDocument('/login');
  const page = destination.kind === 'go' ? destination.to : '/500';
  return page in STATUS_OF_PAGE
    ? data({ requestId }, { status: STATUS_OF_PAGE[page] ?? 500 })
    : redirect(page);
}

/**
 * Leads away from a page whose query was rejected in the browser (specification section 8, G103). Without any
 * answer the person stays, and the page says itself what could not be shown.
 */
export function useRejectedQuery(error: unknown, queryName: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const destination = placeAfterRejection(error, queryName, pathname);
    if (destination?.kind === 'go') errorState.takeResponse(error, `${pathname}${search}`);
    if (destination?.kind === 'go') navigate(destination.to, { replace: true });
    if (destination?.kind === 'leave') window.location.assign(destination.to);
    // Loaded anew, the server stores the return path and sends the person to /login.
    if (destination?.kind === 'login') window.location.assign(`${pathname}${search}`);
  }, [error, queryName, pathname, search, navigate]);
}
