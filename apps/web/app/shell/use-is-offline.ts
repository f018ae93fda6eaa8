import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useIsDocument } from '../document/document-parts.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the browser says there is no connection; online by default (specification section 4). */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** How `PartFailed` tries again. */
type Reload = { onReload: () => void; isReloading: boolean } | { reloadHref: string };

/** Reads the page's data again, for a part that could not be shown (G103: 「再読み込み」); a document is loaded again. */
export function useReload(): Reload {
  const { revalidate, state } = useRevalidator();
  if (useIsDocument()) return { reloadHref: '' };
  return { onReload: () => void revalidate(), isReloading: state === 'loading' };
}
