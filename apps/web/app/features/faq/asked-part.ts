import { partOf, scrollToElement } from '../../shell/scrolling.ts';

/** Opens the answer that `/faq#…` names, where the browser has gone by itself. The server never hears of what follows the #. */
export function openNamedPart(hash: string): void {
  const part = hash === '' ? null : partOf(hash);
  if (part instanceof HTMLDetailsElement) part.open = true;
}

/**
 * Brings the part that `/faq?id=…` asks for below the header, unless the person has begun to read elsewhere.
 * @param asked id of a section or of a question; null for none.
 */
export function goToAskedPart(asked: string | null): void {
  const part = asked === null ? null : document.getElementById(asked);
  // A fold that stands already is the person's own; who asks for it by its address asks for its answer.
  if (part instanceof HTMLDetailsElement) part.open = true;
  if (part === null || window.location.hash !== '' || window.scrollY > 0) return;
  // The question is what a keyboard and a listener go on from, not the box around it.
  scrollToElement(part.querySelector<HTMLElement>(':scope > summary') ?? part);
}
