import { portalNow } from '../portal-clock/index.ts';

/** Where a browser keeps when its first visit began, and which days of the promotion it has had (G80). */
export const LINE_PROMOTION_KEY = 'hidamari-line-promotion';

/** The first visit to the home begins the count of the days; where the browser keeps nothing there is none. */
export function rememberFirstVisit(): void {
  try {
    if (localStorage.getItem(LINE_PROMOTION_KEY) !== null) return;
    localStorage.setItem(LINE_PROMOTION_KEY, JSON.stringify({ firstVisit: portalNow(), shown: [] }));
  } catch {
    // Then it shows no promotion either: it would come each time.
  }
}
