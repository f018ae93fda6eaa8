import { isOfInputMethod } from '@hidamari/ui/input-method';
import { focusQuietly } from '../../shell/scrolling.ts';

/**
 * For a box that stands over the page and is no dialog: Esc pressed in it closes it, and when it goes while it holds the
 * focus, the focus returns to where it came from (G81), else to the page's heading. Pressed elsewhere, Esc is the page's.
 * Answers what to call once it has gone.
 */
export function giveFocusBack(element: HTMLElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let cameFrom: HTMLElement | null = null;
  let holdsFocus = false;
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      holdsFocus = true;
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) cameFrom = relatedTarget;
    },
    { signal },
  );
  // Taken away, it loses the focus to nothing: that is not leaving it.
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) holdsFocus = false;
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !isOfInputMethod(event)) onClose();
    },
    { signal },
  );
  const path = window.location.pathname;
  return () => {
    listening.abort();
    // A navigation to another page brings the focus there itself.
    if (!holdsFocus || window.location.pathname !== path) return;
    const place = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main h1');
    if (place) focusQuietly(place);
  };
}
