import { isDeskPath, routeGroups } from '@hidamari/domain/access';
import { useLocation } from 'react-router';

/**
 * True on focus pages (G13): a form, an error or a one-way step. No floating button, no pop-up, no prefetch of
 * other pages there. Nor at the desk: what staff read of a member is recorded as read, so nothing is read ahead (F46).
 */
export function useCalmPage(): boolean {
  const { pathname } = useLocation();
  return routeGroups(pathname).focus || isDeskPath(pathname);
}
