import { isDeskPath, routeGroups } from '@hidamari/domain/access';
import { matchScreen } from '@hidamari/domain/screens';

interface Prefetch {
  /** Path that a link leads to. */
  path: string;
  /** Path of the page it stands on. */
  from: string;
  isVisitor: boolean;
}

/**
 * Whether anything of a screen may be fetched before its link is pressed. Not on focus pages (G13): a form, an error
 * or a one-way step. Nor at the desk: what staff read of a member is recorded as read, so nothing is read ahead (F46).
 * Nor a screen of members for a visitor, whose press leads to the login, nor a document, which is none of the application's.
 */
export function mayPrefetch({ path, from, isVisitor }: Prefetch): boolean {
  if (path === '' || routeGroups(from).focus || isDeskPath(from)) return false;
  const screen = matchScreen(path)?.screen;
  return !isVisitor || !(screen?.isDocument || screen?.access === 'member' || screen?.access === 'challenge');
}
