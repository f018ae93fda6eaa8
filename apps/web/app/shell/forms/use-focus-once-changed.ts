import { useEffect, useRef } from 'react';
import { focusQuietly } from '../scrolling.ts';

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
