import { readOutsideConsent } from '@hidamari/domain/outside-transmission';
import { useSyncExternalStore } from 'react';

/** Told to the window after each choice, so that everything on this page follows it. */
const CHANGED = 'hidamari-outside-consent';

export const announceOutsideConsent = (): void => void window.dispatchEvent(new Event(CHANGED));

/**
 * Calls `then` after each choice about what may leave; another tab may have chosen, so also when somebody comes back to
 * this one. Answers how to stop.
 */
export function followOutsideConsent(then: () => void): () => void {
  window.addEventListener(CHANGED, then);
  document.addEventListener('visibilitychange', then);
  return () => {
    window.removeEventListener(CHANGED, then);
    document.removeEventListener('visibilitychange', then);
  };
}

const readCookies = () => document.cookie;
/** Pages are drawn for everybody: on the server nobody has chosen anything. */
const noCookies = () => '';

/** Whether this browser's person allowed the measurement; null while there is no choice that counts, and while a page is being drawn. */
export function useOutsideConsent(version: string): boolean | null {
  return readOutsideConsent(useSyncExternalStore(followOutsideConsent, readCookies, noCookies), version);
}
