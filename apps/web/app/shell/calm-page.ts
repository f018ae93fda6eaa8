import { routeGroups } from '@hidamari/domain/access';
import { useLocation } from 'react-router';

/**
 * True on focus pages (G13): a form, an error or a one-way step. No floating button, no pop-up, no prefetch of
 * other pages there.
 */
export function useCalmPage(): boolean {
  const { pathname } = useLocation();
  return routeGroups(pathname).focus;
}
