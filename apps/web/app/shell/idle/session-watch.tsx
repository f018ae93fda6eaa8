import { useCallback, useEffect, useRef, useState } from 'react';
import { whenMaybeOnline } from '../data/when-maybe-online.ts';
import { NO_DRAFTS_TEXT, useCanSaveDrafts } from '../forms/use-draft.ts';
import { type LoginNotice, saveLoginNotice } from '../login-notice.ts';
import { stopwatch } from '../portal-clock/index.ts';
import { redirectSignedOut } from '../sign-out-redirect.ts';
import { hasUnsaved } from '../unsaved-work.ts';
import { createIdleClock, type IdleClock, type IdleView, type UseReport } from './idle-clock.ts';
import { IdleFarewell, IdleQuestion } from './idle-dialog.tsx';
import { createSharedUse } from './shared-use.ts';

/** What shows that somebody is there. Scrolling and moving too: reading an article is use. */
const USES = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const;
const LOOK_EVERY_MS = 5_000;

/** Listens to the page for the clock; answers what takes it all away again. */
function attach(clock: IdleClock): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const noteUse = () => clock.noteUse();
  for (const use of USES) document.addEventListener(use, noteUse, { capture: true, passive: true, signal });
  const comeBack = () => {
    if (document.visibilityState === 'visible') clock.comeBack();
  };
  document.addEventListener('visibilitychange', comeBack, { signal });
  window.addEventListener('focus', comeBack, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  const timer = setInterval(clock.look, LOOK_EVERY_MS);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}

/** The session whose uses are noted; `report` stays the same from drawing to drawing. */
interface Watched {
  idleSeconds: number;
  useKey: string;
  report: () => Promise<UseReport>;
}

/** How long nobody has used the portal in this browser, in any tab (G35); `onEnded` when the server ended the session. */
function useIdleClock({ idleSeconds, useKey, report }: Watched, onEnded: () => void) {
  const [view, setView] = useState<IdleView>({ phase: 'in-use', step: null });
  const clock = useRef<IdleClock | null>(null);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  useEffect(() => {
    const use = createSharedUse(useKey);
    const made = createIdleClock({
      idleSeconds,
      now: stopwatch,
      use,
      report,
      onView: setView,
      onEnded: () => ended.current(),
    });
    clock.current = made;
    const detach = attach(made);
    const deafen = use.listen(made.look);
    return () => {
      detach();
      deafen();
    };
  }, [idleSeconds, useKey, report]);
  return { view, stay: () => clock.current?.stay(), end: () => clock.current?.end() };
}

/** Whose session is watched over, and how its server is spoken to; a constant of its module. */
export interface WatchedSession {
  /** Name of the moment of the last use, which all tabs of this browser share. */
  useKey: string;
  /** What stays of what is being written, as the question promises it. */
  kept: string;
  /** Says that somebody is there. */
  report(): Promise<UseReport>;
  /** Ends the session of this browser; answers where to go, or null when nobody heard. */
  end(path: string): Promise<string | null>;
  /** Where somebody goes from this path whose session is over already. */
  loginOf(path: string): string;
}

/** Without what was searched for: on a shared browser the next person may be led there (decision 0024). */
const currentPath = () => window.location.pathname;

function goToLogin(url: string, notice: LoginNotice): void {
  saveLoginNotice(notice);
  redirectSignedOut(url, { keepsDrafts: true });
}

/** Warns two minutes before an unused session ends, and leaves at its end; drafts stay (G35). */
export function SessionWatch({ idleSeconds, session }: { idleSeconds: number; session: WatchedSession }) {
  const canKeep = useCanSaveDrafts();
  // The server ended the session (another device logged out, a day has passed). Who is writing learns it when they save.
  const leaveEnded = () => {
    if (!hasUnsaved()) goToLogin(session.loginOf(currentPath()), 'session-over');
  };
  const { view, stay, end } = useIdleClock({ idleSeconds, ...session }, leaveEnded);
  if (view.step !== null) {
    return (
      <IdleQuestion
        step={view.step}
        kept={canKeep ? session.kept : NO_DRAFTS_TEXT}
        onStay={stay}
        onEnd={end}
      />
    );
  }
  return view.phase === 'over' ? <Leaving session={session} /> : null;
}

/** Leaves as soon as the server, or the connection, lets it. */
function Leaving({ session }: { session: WatchedSession }) {
  const [hasFailed, setFailed] = useState(false);
  const leave = useCallback(async () => {
    const url = await session.end(currentPath());
    if (url === null) setFailed(true);
    else goToLogin(url, 'idle');
  }, [session]);
  useEffect(() => {
    void leave();
  }, [leave]);
  useEffect(() => {
    if (!hasFailed) return;
    return whenMaybeOnline(() => void leave());
  }, [hasFailed, leave]);
  const tryAgain = () => {
    setFailed(false);
    void leave();
  };
  const kept = useCanSaveDrafts() ? session.kept : NO_DRAFTS_TEXT;
  return <IdleFarewell kept={kept} hasFailed={hasFailed} onTryAgain={tryAgain} />;
}
