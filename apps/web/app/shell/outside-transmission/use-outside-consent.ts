import { readOutsideConsent } from '@hidamari/domain/outside-transmission';
import { useSyncExternalStore } from 'react';
import { followOutsideConsent } from './outside-consent-news.ts';

const readCookies = () => document.cookie;
/** Pages are drawn for everybody: on the server nobody has chosen anything. */
const noCookies = () => '';

/** Whether this browser's person allowed the measurement; null while there is no choice that counts, and while a page is being drawn. */
export function useOutsideConsent(version: string): boolean | null {
  return readOutsideConsent(useSyncExternalStore(followOutsideConsent, readCookies, noCookies), version);
}
