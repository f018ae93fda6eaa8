import { SCROLL_ANIMATION_MS, SCROLL_HEADER_OFFSET_PX } from '@hidamari/domain/limits';

function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Slow at both ends, so that the eye can follow. */
function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}

/** The keyboard and a screen reader go on from this element; nothing on the screen moves. */
export function focusQuietly(element: HTMLElement): void {
  // A field can take the focus as it is, and has to stay in the reach of the tab key.
  const canFocus = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!canFocus) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Brings an element below the header in 500 ms (specification section 9), at once under reduced motion, and
 * moves the focus there so that the keyboard goes on from it. A touch or a wheel stops the animation: nothing
 * fights the thumb.
 */
export function scrollToElement(element: HTMLElement): void {
  const target = Math.max(0, window.scrollY + element.getBoundingClientRect().top - SCROLL_HEADER_OFFSET_PX);
  focusQuietly(element);
  if (wantsNoMotion()) {
    window.scrollTo({ top: target, behavior: 'instant' });
    return;
  }
  animateTo(target);
}

function animateTo(target: number): void {
  const start = window.scrollY;
  const begun = performance.now();
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  const step = (now: number) => {
    const part = Math.min(1, (now - begun) / SCROLL_ANIMATION_MS);
    if (stopped) return;
    window.scrollTo({ top: start + (target - start) * ease(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** The part of the page that `#part` names, or null. */
export function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Half an escape names nothing.
    return null;
  }
}

/** The part that the address names; of a row of a list, what one presses there. */
export function placeOf(hash: string): HTMLElement | null {
  const part = partOf(hash);
  return (part instanceof HTMLLIElement ? part.querySelector('a') : null) ?? part;
}

/** Follows a press on a link to a section of this page with the portal's own scrolling. */
export function followSectionLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const element = partOf(link.getAttribute('href') ?? '');
  if (!element) return;
  event.preventDefault();
  if (link.hasAttribute('data-in-view')) {
    element.focus({ preventScroll: true });
    return;
  }
  history.pushState(history.state, '', link.getAttribute('href'));
  scrollToElement(element);
}
