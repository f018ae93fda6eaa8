import { isDeskPath, routeGroups } from '@hidamari/domain/access';
import { hrefOfScreenId, matchScreen } from '@hidamari/domain/screens';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authCalls, lateBrowserApi } from './data/contract-calls.ts';
import type { PageData } from './page-data.ts';
import { type NextPlace, placeAfterRefusal } from './place-after-refusal.ts';

/**
 * True where the check can have something to say (decision 0005): a visitor's public pages ask nothing. Each of them
 * has a loader, so that the server's own rules see the navigation.
 */
function isChecked(pathname: string, page: PageData): boolean {
  if (routeGroups(pathname).exempt) return false;
  // Staff prove themselves by cookies that this call does not see: the loaders' server judges (G42).
  if (page.member?.acting || isDeskPath(pathname)) return false;
  if (page.member !== null || page.hasChallenge) return true;
  const access = matchScreen(pathname)?.screen.access;
  return access === 'member' || access === 'challenge';
}

/**
 * The route-entry check of specification section 4, on each navigation to another page. The first page was checked by
 * the server that rendered it.
 */
export function useRouteEntryCheck(page: PageData): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const checked = useRef(pathname);
  useEffect(() => {
    if (checked.current === pathname || !isChecked(pathname, page)) return;
    checked.current = pathname;
    const aborting = new AbortController();
    checkEntry(`${pathname}${search}`, aborting.signal).then((next) => {
      if (next === null || aborting.signal.aborted) return;
      if (next.isOutside) window.location.assign(next.to);
      else navigate(next.to, { replace: true });
    });
    return () => aborting.abort();
  }, [pathname, search, page, navigate]);
}

async function checkEntry(path: string, signal: AbortSignal): Promise<NextPlace | null> {
  try {
    const [{ browserApi }, { authCheckEndpoint }] = await Promise.all([lateBrowserApi(), authCalls()]);
    const { url, next_page_id } = await browserApi().call(authCheckEndpoint, { query: { path } }, { signal });
    if (url !== undefined) return { to: url, isOutside: true };
    return next_page_id === undefined ? null : { to: hrefOfScreenId(next_page_id), isOutside: false };
  } catch (error) {
    return placeAfterRefusal(error, path);
  }
}
