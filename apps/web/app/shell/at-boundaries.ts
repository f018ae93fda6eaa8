import { onClockSet, portalNow } from './portal-clock/index.ts';

/** No wait is longer: a computer that slept wakes with its timers late, and some browsers say nothing of it. */
const LONGEST_WAIT_MS = 60_000;

/** After the edge, not before it: timers may ring a little early. */
const PAST_EDGE_MS = 50;

/**
 * Calls `look` at once, by the server's time, past each edge that it answers, and whenever somebody comes back to the page (from another tab,
 * from sleep, by the back button), which it is told by `isBack`. Answers how to stop.
 */
export function atBoundaries(look: (now: Date, isBack: boolean) => Date): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lookedAt = portalNow().getTime();
  const follow = (event?: Event) => {
    clearTimeout(timer);
    const now = portalNow();
    const hasSlept = now.getTime() - lookedAt > 2 * LONGEST_WAIT_MS;
    lookedAt = now.getTime();
    const wait = look(now, event !== undefined || hasSlept).getTime() - now.getTime() + PAST_EDGE_MS;
    timer = setTimeout(() => follow(), Math.min(wait, LONGEST_WAIT_MS));
  };
  follow();
  const stopHearing = onClockSet(() => follow());
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', follow);
  return () => {
    clearTimeout(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pageshow', follow);
  };
}
