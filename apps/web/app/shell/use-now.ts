import { useEffect, useState } from 'react';
import { usePageData } from './page-data.ts';

/** Often enough for words that change with the clock's minutes. */
const EVERY_MS = 20_000;

/** The moment: the server's while the page comes alive, then the browser's clock, followed while the page stands. */
export function useNow(): Date {
  const { renderedAt } = usePageData();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const follow = () => setNow(new Date());
    follow();
    const timer = setInterval(follow, EVERY_MS);
    // A telephone that was asleep stopped the timer.
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return now;
}
