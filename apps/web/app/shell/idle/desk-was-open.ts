import { useEffect, useState } from 'react';

/** Under which the tabs of a browser share the moment of the desk's last use (decision 0024). */
export const DESK_USED_AT = 'hidamari-desk-used-at';

/**
 * True in a browser in which the desk has been open: it need not be hidden there (decision 0078). False while a page is drawn
 * at first, and where the browser refuses the storage.
 */
export function useDeskWasOpen(): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    try {
      setWasOpen(localStorage.getItem(DESK_USED_AT) !== null);
    } catch {
      // Nothing is known here, as of a stranger.
    }
  }, []);
  return wasOpen;
}
