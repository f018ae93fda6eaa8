import { AppError } from '@hidamari/domain/errors';
import { destinationForQueryError } from '@hidamari/domain/query-errors';
import { useEffect } from 'react';
import { data, redirect, useLocation, useNavigate } from 'react-router';
import type { PageContext } from '../../page-context.ts';

const STATUS_OF_PAGE: Readonly<Record<string, number>> = { '/404': 404, '/500': 500, '/503': 503 };

/**
 * What a loader on the server throws for a rejected query (specification section 8, G103): the fault page with
 * its own status at the address that was asked for, or the way to /login.
 */
export function rejectedOnServer(error: unknown, queryName: string, { requestId }: PageContext): unknown {
  if (!(error instanceof AppError)) return error;
  const destination = destinationForQueryError({ status: error.status, queryName, onHome: false });
  if (destination.kind === 'login') return redirect('/login');
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
    if (!(error instanceof AppError)) return;
    const { status, facts } = error;
    const onHome = pathname === '/';
    const destination = destinationForQueryError({ status, queryName, onHome, nextPageId: facts.nextPageId });
    if (destination.kind === 'go') navigate(destination.to, { replace: true });
    // Loaded anew, the server stores the return path and sends the person to /login.
    if (destination.kind === 'login') window.location.assign(`${pathname}${search}`);
  }, [error, queryName, pathname, search, navigate]);
}
