import { staffLogoutEndpoint, staffMeEndpoint } from '@hidamari/contract/staff';
import { deskLoginHref } from '@hidamari/domain/access';
import { AppError } from '@hidamari/domain/errors';
import { STAFF_IDLE_SECONDS } from '@hidamari/domain/staff';
import { browserApi } from '../data/browser-api.ts';
import { logoutProgress } from '../data/logout-progress.ts';
import { DESK_USED_AT } from './desk-was-open.ts';
import type { UseReport } from './idle-clock.ts';
import { SessionWatch, type WatchedSession } from './session-watch.tsx';

const isOver = (error: unknown) => error instanceof AppError && error.status === 401;

/** A call like the desk's others, and with no mark of the page's own asking: somebody is there. */
async function reportUse(): Promise<UseReport> {
  try {
    await browserApi().call(staffMeEndpoint, {});
    return 'heard';
  } catch (error) {
    return isOver(error) ? 'ended' : 'failed';
  }
}

/** Ends this browser's staff session, and what was begun in a member's place. */
async function endSession(path: string): Promise<string | null> {
  logoutProgress.begin();
  try {
    await browserApi().call(staffLogoutEndpoint, {});
  } catch (error) {
    // Over already: the server was first, or another tab.
    if (!isOver(error)) {
      logoutProgress.giveUp();
      return null;
    }
  }
  return deskLoginHref(path);
}

const DESKS_SESSION: WatchedSession = {
  useKey: DESK_USED_AT,
  kept: 'お返事やメモなど、書いている途中のものは、このタブに下書きとして残ります。',
  report: reportUse,
  end: endSession,
  loginOf: deskLoginHref,
};

/** The watch over a staff session (G42): at the desk, and on the pages that a concierge sees in a member's place. */
export function DeskIdleWatch() {
  return <SessionWatch idleSeconds={STAFF_IDLE_SECONDS} session={DESKS_SESSION} />;
}
