import { useEffect, useRef, useState } from 'react';
import { stopwatch } from '../portal-clock/index.ts';
import { createIdleClock, type IdleClock, type IdleView, type Told } from './idle-clock.ts';
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

/** The session whose uses are noted; `tell` stays the same from drawing to drawing. */
interface Watched {
  idleSeconds: number;
  useKey: string;
  tell: () => Promise<Told>;
}

/** How long nobody has used the portal in this browser, in any tab (G35); `onEnded` when the server ended the session. */
export function useIdleClock({ idleSeconds, useKey, tell }: Watched, onEnded: () => void) {
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
      tell,
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
  }, [idleSeconds, useKey, tell]);
  return { view, stay: () => clock.current?.stay(), end: () => clock.current?.end() };
}
