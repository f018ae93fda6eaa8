import { useEffect, useRef } from 'react';

/** Moves the focus into a row once it stands: call the answer before a row is added to `list`. */
export function useFocusNewRow(list: string, length: number, firstField: string): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    document.getElementById(`${list}.${length - 1}.${firstField}`)?.focus();
  }, [list, length, firstField]);
  return () => {
    isAwaited.current = true;
  };
}
