/** A pause in writing, after which what stands there is looked at. */
const PAUSE_MS = 800;

/**
 * Calls at each pause in the writing of a field, and when the focus leaves it: at the end of that event, and never while
 * something is being pressed, since what appears then would move the button from under the finger. Answers how to stop.
 */
export function atPauses(field: HTMLElement, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let isWaiting = false;
  const lookAfterPress = () => {
    if (isPressed) isWaiting = true;
    else look();
  };
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(lookAfterPress, ms);
  };
  const onInput = () => lookIn(PAUSE_MS);
  const onLeave = () => lookIn(0);
  const onPress = () => {
    isPressed = true;
  };
  const onRelease = () => {
    isPressed = false;
    // The click follows the release in the same turn.
    if (isWaiting) setTimeout(look);
    isWaiting = false;
  };
  const presses = [
    ['pointerdown', onPress],
    ['pointerup', onRelease],
    ['pointercancel', onRelease],
  ] as const;
  field.addEventListener('input', onInput);
  field.addEventListener('focusout', onLeave);
  for (const [name, listener] of presses) document.addEventListener(name, listener, true);
  lookIn(0);
  return () => {
    clearTimeout(timer);
    field.removeEventListener('input', onInput);
    field.removeEventListener('focusout', onLeave);
    for (const [name, listener] of presses) document.removeEventListener(name, listener, true);
  };
}
