import { type RefObject, useEffect } from 'react';
import { keepFocusInTheClear } from './focus-in-the-clear.ts';

/** Keeps the focus in the clear (`keepFocusInTheClear`) while a box is drawn. */
export function useFocusInTheClear(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current ? keepFocusInTheClear(box.current) : undefined), [box]);
}
