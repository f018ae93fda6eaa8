import { useCallback, useEffect, useState } from 'react';
import { stopwatch } from './portal-clock/index.ts';

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
