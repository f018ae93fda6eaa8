import { useEffect, useRef, useState } from 'react';
import { type AfterPress, followPresses } from './after-press.ts';
import { PAUSE_MS } from './use-now.ts';

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

function useAfterPress(): AfterPress {
  const following = useRef<AfterPress>((act) => act());
  useEffect(() => {
    const { afterPress, stop } = followPresses();
    following.current = afterPress;
    return stop;
  }, []);
  const [afterPress] = useState<AfterPress>(() => (act: () => void) => following.current(act));
  return afterPress;
}
