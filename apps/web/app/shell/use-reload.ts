import { useRevalidator } from 'react-router';
import { useIsDocument } from '../document/document-parts.ts';

/** How `PartFailed` tries again. */
type Reload = { onReload: () => void; isReloading: boolean } | { reloadHref: string };

/** Reads the page's data again, for a part that could not be shown (G103: 「再読み込み」); a document is loaded again. */
export function useReload(): Reload {
  const { revalidate, state } = useRevalidator();
  if (useIsDocument()) return { reloadHref: '' };
  return { onReload: () => void revalidate(), isReloading: state === 'loading' };
}
