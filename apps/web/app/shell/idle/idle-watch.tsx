import { useCallback, useEffect, useState } from 'react';
import { leaveFor } from '../leave.ts';
import { type LoginNotice, tellAtLogin } from '../login-notice.ts';
import { hasUnsaved } from '../unsaved-work.ts';
import { endIdleSession, placeToLogIn } from './idle-calls.ts';
import { IdleFarewell, IdleQuestion } from './idle-dialog.tsx';
import { useIdleClock } from './use-idle-clock.ts';

const TRY_AGAIN_EVERY_MS = 15_000;

/** Without what was searched for: on a shared browser the next person may be led there (decision 0024). */
const currentPath = () => window.location.pathname;

function goToLogin(url: string, notice: LoginNotice): void {
  tellAtLogin(notice);
  leaveFor(url, { keepsDrafts: true });
}

/** The server ended the session (another device logged out, a day has passed). Who is writing learns it when they save. */
function leaveEnded(): void {
  if (!hasUnsaved()) goToLogin(placeToLogIn(currentPath()), 'session-over');
}

/** Warns two minutes before an unused session ends, and leaves at its end; drafts stay (G35). */
export function IdleWatch({ idleSeconds }: { idleSeconds: number }) {
  const { view, stay, end } = useIdleClock(idleSeconds, leaveEnded);
  if (view.step !== null) return <IdleQuestion step={view.step} onStay={stay} onEnd={end} />;
  return view.phase === 'over' ? <Leaving /> : null;
}

/** Leaves as soon as the server, or the connection, lets it. */
function Leaving() {
  const [hasFailed, setFailed] = useState(false);
  const leave = useCallback(async () => {
    const url = await endIdleSession(currentPath());
    if (url === null) setFailed(true);
    else goToLogin(url, 'idle');
  }, []);
  useEffect(() => {
    void leave();
  }, [leave]);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', leave);
    const timer = setInterval(leave, TRY_AGAIN_EVERY_MS);
    return () => {
      window.removeEventListener('online', leave);
      clearInterval(timer);
    };
  }, [hasFailed, leave]);
  const tryAgain = () => {
    setFailed(false);
    void leave();
  };
  return <IdleFarewell hasFailed={hasFailed} onTryAgain={tryAgain} />;
}
