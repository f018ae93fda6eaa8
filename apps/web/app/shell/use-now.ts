import { useEffect, useState } from 'react';
import { usePageData } from './page-data.ts';
import { onClockSet, portalNow } from './portal-clock/index.ts';

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
