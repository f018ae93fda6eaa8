import { useRevalidator } from 'react-router';

/** Reads the page's data again, for a part that could not be shown (G103: 「再読み込み」). */
export function useReload(): { onReload: () => void; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  return { onReload: () => void revalidate(), isReloading: state === 'loading' };
}
