import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';

/** What to do once an element is near the view. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    const then = waiting.get(target);
    forget(target);
    then?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once, when the element has come within the prefetch margin of the view (specification section 9: 200 px).
 * One observer for every link of the page. The answer ends the waiting.
 */
export function whenNearView(element: Element, then: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(look, { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` });
  waiting.set(element, then);
  observer.observe(element);
  return () => forget(element);
}
