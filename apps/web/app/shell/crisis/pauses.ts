import { followPresses } from '../after-press.ts';
import { PAUSE_MS } from '../pause.ts';

/**
 * Calls at each pause in the writing of a field, and when the focus leaves it: at the end of that event, and never while
 * something is being pressed, since what appears then would move the button from under the finger. Answers how to stop.
 */
export function atPauses(field: HTMLElement, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { afterPress, stop } = followPresses();
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => afterPress(look), ms);
  };
  const onInput = () => lookIn(PAUSE_MS);
  const onLeave = () => lookIn(0);
  field.addEventListener('input', onInput);
  field.addEventListener('focusout', onLeave);
  lookIn(0);
  return () => {
    clearTimeout(timer);
    field.removeEventListener('input', onInput);
    field.removeEventListener('focusout', onLeave);
    stop();
  };
}
