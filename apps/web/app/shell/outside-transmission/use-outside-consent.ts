import { outsideConsentCookie, readOutsideConsent } from '@hidamari/domain/outside-transmission';
import { useSyncExternalStore } from 'react';

/** Told to the window after each choice, so that everything on this page follows it. */
const CHANGED = 'hidamari-outside-consent';

/** Another tab may have chosen: whoever comes back to this one is shown what holds now. */
function subscribe(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.removeEventListener(CHANGED, tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

const readCookies = () => document.cookie;
/** Pages are drawn for everybody: on the server nobody has chosen anything. */
const noCookies = () => '';

/** Whether this browser's person allowed the measurement; null while there is no choice that counts, and while a page is being drawn. */
export function useOutsideConsent(version: string): boolean | null {
  return readOutsideConsent(useSyncExternalStore(subscribe, readCookies, noCookies), version);
}

/** Remembers a choice in this browser, at once. False where the browser keeps nothing: nothing is sent then either. */
export function chooseOutside(isAllowed: boolean, version: string): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in browsers we support, and no server may read it.
  document.cookie = outsideConsentCookie(isAllowed, { version, isSecure: location.protocol === 'https:' });
  window.dispatchEvent(new Event(CHANGED));
  return readOutsideConsent(document.cookie, version) !== null;
}
