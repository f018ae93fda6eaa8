import { isDeskPath, routeGroups } from '../access/index.ts';
import { matchScreen } from '../screens/index.ts';

/** Longest return path that is kept. */
export const RETURN_PATH_CHARACTERS = 500;

/** Screens nobody wants to come back to: they tell of a fault, or are for machines. */
const NEVER_BACK_TO: readonly string[] = ['/404', '/500', '/503', '/error', '/line/error', '/health-check'];

/** Steps of logging in or signing up: over once somebody is in. Not so those for members, such as a new password. */
const WAY_IN = /^\/(?:login|login-temporary|sign-up)(?:\/|$)/;

/** Plain segments only: our paths need no percent sign, dot, colon or backslash, so none can be a trick. */
const PATH = /^(?:\/[A-Za-z0-9_-]+)*\/?$/;
const QUERY = /^[A-Za-z0-9_.~!$'()*+,;:@/?&=%-]*$/;
const FRAGMENT = /^[A-Za-z0-9_-]*$/;
/** Encoded control characters and backslash, and a second layer of encoding. */
const HOSTILE_ENCODING = /%(?:[01][\da-f]|7f|5c|25|$|.$|[^\da-f]|.[^\da-f])/i;

/**
 * The path to come back to after a login, or null when it is not one of ours (F17): a path of the route table,
 * never an auth page (G14) or another step of logging in or signing up, an error page or the desk; no other origin, no protocol, no backslash, no control
 * character, no encoded trick, at most 500 characters. Check what is stored again when it is read: a cookie is
 * what a stranger sent.
 */
export function safeReturnPath(candidate: unknown): string | null {
  return ownAddress(candidate, isWorthComingBackTo);
}

/** The same for staff, who come back to a screen of the desk and to nothing else (decision 0078). */
export function safeDeskPath(candidate: unknown): string | null {
  return ownAddress(candidate, (pathname) => {
    const screen = matchScreen(pathname)?.screen;
    return screen?.access === 'staff' && isDeskPath(screen.path);
  });
}

/** The candidate itself where it is an address of ours, written without a trick, whose path is wanted. */
function ownAddress(candidate: unknown, isWanted: (pathname: string) => boolean): string | null {
  if (typeof candidate !== 'string' || candidate.length > RETURN_PATH_CHARACTERS) return null;
  const [, pathname = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(candidate) ?? [];
  if (!candidate.startsWith('/') || !PATH.test(pathname)) return null;
  if (!QUERY.test(query) || HOSTILE_ENCODING.test(query) || !FRAGMENT.test(fragment)) return null;
  return isWanted(pathname) ? candidate : null;
}

/** The same, with home in place of null. */
export function returnPathOrHome(candidate: unknown): string {
  return safeReturnPath(candidate) ?? '/';
}

function isWorthComingBackTo(pathname: string): boolean {
  const screen = matchScreen(pathname)?.screen;
  if (!screen || screen.access === 'staff' || screen.path === '/desk/login') return false;
  if (WAY_IN.test(screen.path) && screen.access !== 'member') return false;
  return !routeGroups(pathname).auth && !NEVER_BACK_TO.includes(screen.path);
}
