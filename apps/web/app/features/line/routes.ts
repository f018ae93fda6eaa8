import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = (path: string, file: string, id: string) =>
  route(`line/${path}`, `features/line/pages/${file}.tsx`, { id });

/** Linking the LINE account (G54): in LINE's own browser, and what goes wrong there. */
export const lineRoutes: RouteConfigEntry[] = [
  page('session/liff', 'line-liff', 'lineLiff'),
  page('session', 'line-session', 'lineSession'),
  page('error', 'line-error', 'lineError'),
  page('user-not-found', 'line-user-not-found', 'lineUserNotFound'),
];

/** The member's part of it, inside the member area. */
export const lineMemberRoutes: RouteConfigEntry[] = [
  page('confirmation', 'line-confirmation', 'lineConfirmation'),
  page('complete', 'line-complete', 'lineComplete'),
];
