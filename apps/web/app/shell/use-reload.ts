import { useRevalidator } from 'react-router';
import { useIsDocument } from '../document/is-document.ts';

/** How a part is read again: by a press, or in a document by its own address. */
type Reload = { onReload: () => void; isReloading: boolean } | { href: string };

/** Reads the page's data again, for a part that could not be shown (G103: 「再読み込み」). */
export function useReload(): Reload {
  const { revalidate, state } = useRevalidator();
  // An empty address is the page's own, which the browser opens anew.
  if (useIsDocument()) return { href: '' };
  return { onReload: () => void revalidate(), isReloading: state === 'loading' };
}
