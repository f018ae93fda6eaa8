import { useEffect, useRef } from 'react';
import { focusQuietly } from '../scrolling.ts';

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

/**
 * For a list whose rows can go: the row takes its dialog along, and the focus with it. Call the answer before the list
 * is asked for anew; once it has come, the focus goes on at the element of this id.
 */
export function useFocusOnceChanged(list: unknown, id: string): () => void {
  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what takes the row away.
  useEffect(() => {
    const place = document.getElementById(id);
    if (isAwaited.current && place) focusQuietly(place);
    isAwaited.current = false;
  }, [list, id]);
  return () => {
    isAwaited.current = true;
  };
}
