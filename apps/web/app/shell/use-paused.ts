import { useEffect, useRef, useState } from 'react';

/** A pause in writing, after which what stands there is looked at. */
const PAUSE_MS = 800;

/**
 * The value as it stood at the last pause in writing, or when the focus last left a field: what is said about it does not
 * flicker at each key, and is there before the next field is.
 */
export function usePaused<V>(value: V): V {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    const settle = () => setSettled(() => latest.current);
    // At the end of the event: the field that is left may tidy its text first.
    const settleSoon = () => setTimeout(settle, 0);
    const timer = setTimeout(settle, value === settled ? 0 : PAUSE_MS);
    document.addEventListener('focusout', settleSoon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settleSoon);
    };
  }, [value, settled]);
  return settled;
}
