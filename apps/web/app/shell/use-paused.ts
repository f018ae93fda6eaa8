import { useEffect, useRef, useState } from 'react';

/** A pause in writing, after which what stands there is looked at. */
const PAUSE_MS = 800;

/**
 * The value as it stood at the last pause in writing, or when the focus last left a field: what is said about it does not
 * flicker at each key, and is there before the next field is. Never while something is being pressed: what appears then
 * would move the button from under the finger, and the press would be lost.
 */
export function usePaused<V>(value: V): V {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const afterPress = useAfterPress();
  useEffect(() => {
    const settle = () => afterPress(() => setSettled(() => latest.current));
    // At the end of the event: the field that is left may tidy its text first.
    const settleSoon = () => setTimeout(settle, 0);
    const timer = setTimeout(settle, value === settled ? 0 : PAUSE_MS);
    document.addEventListener('focusout', settleSoon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settleSoon);
    };
  }, [value, settled, afterPress]);
  return settled;
}

/** Does a thing now; while the pointer is down, right after the press has done what it is for. */
function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const act = waiting.current;
      waiting.current = null;
      // The click follows the release in the same turn.
      if (act) setTimeout(act, 0);
    };
    const events = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of events) document.removeEventListener(name, listener, true);
    };
  }, []);
  const [afterPress] = useState(() => (act: () => void) => {
    if (isPressed.current) waiting.current = act;
    else act();
  });
  return afterPress;
}
