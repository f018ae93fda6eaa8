import { POPUP_SCROLL_THROTTLE_MS } from '@hidamari/domain/limits';
import { onDialogClose } from '../../shell/page-dialogs.ts';
import { popupView } from './popup-of-view.ts';

/** At most once in that time, and always once after the last call. */
function throttled(call: () => void, ms: number): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      call();
    }, ms);
  };
}

/** Looks whenever something changes that a pop-up may wait for; answers what ends it. */
export function followPage(look: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const moved = throttled(look, POPUP_SCROLL_THROTTLE_MS);
  window.addEventListener('scroll', moved, { signal, passive: true });
  window.addEventListener('resize', moved, { signal, passive: true });
  document.addEventListener('visibilitychange', look, { signal });
  const ends = [onDialogClose(look), popupView.listen(look)];
  return () => {
    listening.abort();
    for (const end of ends) end();
  };
}
