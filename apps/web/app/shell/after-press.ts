/** Does a thing now; while the pointer is down, right after the press has done what it is for. */
export type AfterPress = (act: () => void) => void;

/** Follows the presses on this page; answers how to wait for their ends, and how to stop. */
export function followPresses(): { afterPress: AfterPress; stop: () => void } {
  let isPressed = false;
  let waiting: (() => void) | null = null;
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    const act = waiting;
    waiting = null;
    // The click follows the release in the same turn.
    if (act) setTimeout(act, 0);
  };
  const events = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const;
  for (const [name, listener] of events) document.addEventListener(name, listener, true);
  return {
    afterPress(act) {
      if (isPressed) waiting = act;
      else act();
    },
    stop() {
      for (const [name, listener] of events) document.removeEventListener(name, listener, true);
    },
  };
}
