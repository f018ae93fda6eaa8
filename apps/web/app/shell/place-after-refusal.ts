import { AppError } from '@hidamari/domain/errors';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { logoutProgress } from './data/logout-progress.ts';

/** Where a navigation ends instead of where it was meant to. */
export interface NextPlace {
  to: string;
  /** A whole new page: another site, or what everything held so far no longer fits. */
  isOutside: boolean;
}

/** What the refused route-entry check of `path` calls for (specification section 4); null = the person stays. */
export function placeAfterRefusal(error: unknown, path: string): NextPlace | null {
  if (!(error instanceof AppError) || logoutProgress.isInProgress()) return null;
  // Loaded anew, the server stores the return path and sends the person to /login.
  if (error.status === 401) return { to: path, isOutside: true };
  if (error.code === 'maintenance') return { to: '/maintenance', isOutside: true };
  if (error.status === 403 && error.facts.nextPageId) {
    return { to: hrefOfScreenId(error.facts.nextPageId), isOutside: false };
  }
  // No connection, or our fault: the page stays, its own queries tell what they could not fetch.
  return null;
}
