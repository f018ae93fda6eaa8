import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';

/** Told of an address near the view; false where nothing may be fetched from where one stands. */
type OnNear = (link: HTMLAnchorElement) => boolean;

let observer: IntersectionObserver | undefined;
let onNear: OnNear = () => false;
/** Near the view at a time when nothing might be fetched: asked about again from the next page. */
const putOff = new Set<HTMLAnchorElement>();

function tell(link: HTMLAnchorElement): void {
  if (onNear(link)) putOff.delete(link);
  else putOff.add(link);
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    tell(target as HTMLAnchorElement);
  }
}

/**
 * A link's ref: waits until the link has come within the prefetch margin of the view (specification section 9: 200 px).
 * One observer and no state for all links of a page, since a page has some seventy.
 */
export function watchLink(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (link === null || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(look, { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` });
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    putOff.delete(link);
  };
}

/** From now on `then` is told of links near the view, first of those that were put off. Answers how to stop. */
export function followNearLinks(then: OnNear): () => void {
  onNear = then;
  for (const link of [...putOff]) tell(link);
  return () => {
    onNear = () => false;
  };
}
