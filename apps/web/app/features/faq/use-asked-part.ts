import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { partOf, scrollToElement } from '../../shell/scrolling.ts';

/**
 * Brings the part that the address asks for to the person: `/faq?id=…` below the header, unless they have begun to
 * read elsewhere; `/faq#…`, where the browser has gone by itself, with its answer open. The server never hears of
 * what follows the #.
 * @param asked id of a section or of a question; null for none.
 */
export function useAskedPart(asked: string | null): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : partOf(hash);
    if (part instanceof HTMLDetailsElement) part.open = true;
  }, [hash]);
  useEffect(() => {
    const part = asked === null ? null : document.getElementById(asked);
    // A fold that stands already is the person's own; who asks for it by its address asks for its answer.
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part === null || window.location.hash !== '' || window.scrollY > 0) return;
    // The question is what a keyboard and a listener go on from, not the box around it.
    scrollToElement(part.querySelector<HTMLElement>(':scope > summary') ?? part);
  }, [asked]);
}
