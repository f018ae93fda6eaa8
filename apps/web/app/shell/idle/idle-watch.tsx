import { endIdleSession, placeToLogIn, reportUse } from './idle-calls.ts';
import { SessionWatch, type WatchedSession } from './session-watch.tsx';

const MEMBERS_SESSION: WatchedSession = {
  useKey: 'hidamari-used-at',
  kept: '治療ログや登録内容など、書いている途中のものは、下書きとして残ります。',
  report: reportUse,
  end: endIdleSession,
  loginOf: placeToLogIn,
};

/** The watch over a member's session (G35). */
export function IdleWatch({ idleSeconds }: { idleSeconds: number }) {
  return <SessionWatch idleSeconds={idleSeconds} session={MEMBERS_SESSION} />;
}
