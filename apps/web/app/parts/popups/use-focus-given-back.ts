import { type RefObject, useEffect, useRef } from 'react';
import { giveFocusBack } from './focus-given-back.ts';

/** Gives the focus back (`giveFocusBack`) while a box is drawn. */
export function useFocusGivenBack(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (box.current ? giveFocusBack(box.current, () => close.current()) : undefined), [box]);
}
