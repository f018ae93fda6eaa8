import { authCheckEndpoint, endIdleSessionEndpoint } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { matchScreen, screenHref } from '@hidamari/domain/screens';
import { browserApi } from '../data/browser-api.ts';
import { logoutProgress } from '../data/logout-progress.ts';
import type { UseReport } from './idle-clock.ts';

/** A screen of members alone: on one for everybody an ended session is answered like a visitor. */
const MEMBERS_SCREEN = screenHref('/account');

const statusOf = (error: unknown) => (error instanceof AppError ? error.status : null);

/** Says that the session is in use, by the cheapest call a member has: every call is a use (decision 0024). */
export async function reportUse(): Promise<UseReport> {
  try {
    await browserApi().call(authCheckEndpoint, { query: { path: MEMBERS_SCREEN } });
    return 'heard';
  } catch (error) {
    // 403 asks for something else first, such as new terms: of somebody whose session stands.
    const status = statusOf(error);
    if (status === 401) return 'ended';
    return status === 403 ? 'heard' : 'failed';
  }
}

/**
 * Where somebody goes whose session is over: by their own screen, which the server remembers, or to log in; from there back to
 * where they were, without what was searched for (decision 0024).
 */
export function placeToLogIn(path: string): string {
  const [pathname = '/'] = path.split('?');
  return matchScreen(pathname)?.screen.access === 'member'
    ? path
    : screenHref('/login', null, { return_to: safeReturnPath(pathname) });
}

/** Ends the session of this browser; answers where to go, or null when nobody heard. */
export async function endIdleSession(path: string): Promise<string | null> {
  logoutProgress.begin();
  try {
    return (await browserApi().call(endIdleSessionEndpoint, { body: { path } })).url;
  } catch (error) {
    // The server was first, or another tab.
    if (statusOf(error) === 401) return placeToLogIn(path);
    logoutProgress.giveUp();
    return null;
  }
}
