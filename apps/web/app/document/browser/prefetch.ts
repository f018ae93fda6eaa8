import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import { NEAR_MARK, RULES_ID } from '../document-marks.ts';

/** So many documents are fetched ahead of one: a list has dozens of links, and the line of a phone is its person's. */
const MOST_AHEAD = 6;

const LINKS = 'main a[href^="/"]';

function asksToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

/**
 * Fetches the documents behind links a little before these come into view (specification section 9: 200 px), by the
 * browser's speculation rules where it has them: the rules of the page speak of marked links. Elsewhere a finger or a
 * pointer on a link fetches its document. Not where the person's phone asks to save data.
 */
export function prefetchNearLinks(): void {
  if (asksToSaveData()) return;
  if (HTMLScriptElement.supports?.('speculationrules')) markNearLinks();
  else prefetchTouchedLinks();
}

function markNearLinks(): void {
  let ahead = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || ahead >= MOST_AHEAD) continue;
        observer.unobserve(target);
        ahead += 1;
        target.setAttribute(NEAR_MARK, '');
      }
    },
    { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
    if (leadsToDocument(link)) observer.observe(link);
}

function prefetchTouchedLinks(): void {
  const fetched = new Set<string>();
  const touch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link === null || fetched.has(link.href) || !leadsToDocument(link)) return;
    fetched.add(link.href);
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = link.href;
    document.head.append(ahead);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, touch, { passive: true });
}

let patterns: readonly RegExp[] | undefined;

/** Whether a link leads to another document of the table: the rules of the page name them all. */
function leadsToDocument({ pathname }: HTMLAnchorElement): boolean {
  patterns ??= readPatterns();
  return pathname !== location.pathname && patterns.some((pattern) => pattern.test(pathname));
}

function readPatterns(): RegExp[] {
  const { prefetch } = JSON.parse(document.getElementById(RULES_ID)?.textContent ?? '{"prefetch":[]}') as {
    prefetch: { where: { and: [object, { href_matches: string[] }] } }[];
  };
  const paths = prefetch.flatMap(({ where }) => where.and[1].href_matches);
  return paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
}
