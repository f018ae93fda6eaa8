import { fitsAny } from './path-patterns.ts';

/** Screens on which only the member acts (G42). */
const MEMBER_ONLY_SCREENS: readonly string[] = [
  '/login/logged-in-password-reset',
  '/account/security',
  '/account/privacy',
  '/account/my-data',
  '/account/access-diary',
  '/treatment-logs/new',
  '/treatment-logs/print',
  '/treatment-logs/[id]/edit',
  '/unsubscribe',
  '/unsubscribe/*',
  '/line/*',
];

/** True where a concierge in a member's place is sent back to the desk, which says what only the member does (G42). */
export function isMemberOnlyScreen(pathname: string): boolean {
  return fitsAny(MEMBER_ONLY_SCREENS, pathname);
}
