import { japanDay } from '@hidamari/domain/japanese-dates';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { usePageData } from './page-data.ts';
import { onClockSet, portalNow, stopwatch } from './portal-clock/index.ts';

/** Often enough for words that change with the clock's minutes. */
const EVERY_MS = 20_000;

/** The moment by the server's time: the page's own while it comes alive, followed while the page stands. */
export function useNow(): Date {
  const { renderedAt } = usePageData();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const follow = () => setNow(portalNow());
    follow();
    const timer = setInterval(follow, EVERY_MS);
    const stopHearing = onClockSet(follow);
    // A telephone that was asleep stopped the timer.
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return now;
}

/** Today in Japan, YYYY-MM-DD, by the server's time: the page's own day while it comes alive, then that of the moment. */
export function useToday(): string {
  const { renderedAt } = usePageData();
  return useSyncExternalStore(
    onClockSet,
    () => japanDay(portalNow()),
    () => japanDay(new Date(renderedAt)),
  );
}

/** Counts seconds down to 0; `start` begins anew. */
export function useSecondsLeft(initial: number): { secondsLeft: number; start(seconds: number): void } {
  const [until, setUntil] = useState(() => stopwatch() + initial * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(initial);
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - stopwatch()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((seconds: number) => setUntil(stopwatch() + seconds * 1_000), []);
  return { secondsLeft, start };
}

/** A pause in writing, in milliseconds, after which what stands there is looked at. */
export const PAUSE_MS = 800;
