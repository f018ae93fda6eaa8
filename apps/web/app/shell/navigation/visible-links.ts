import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';

/** The links that stand on the page. */
const links = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;

/** A link's ref. One observer and no state serve all links of a page, since a page has some seventy. */
export function watchLink(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (link === null) return undefined;
  links.add(link);
  observer?.observe(link);
  return () => {
    links.delete(link);
    observer?.unobserve(link);
  };
}

/**
 * From now on `onNear` is told of each link that is, or comes, within the prefetch margin of the view (specification
 * section 9: 200 px). Answers how to stop.
 */
export function watchVisibleLinks(onNear: (link: HTMLAnchorElement) => void): () => void {
  const own = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onNear(target as HTMLAnchorElement);
      }
    },
    { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` },
  );
  observer = own;
  for (const link of links) own.observe(link);
  return () => {
    own.disconnect();
    observer = undefined;
  };
}
