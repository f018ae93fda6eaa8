import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import { NEAR_MARK, RULES_ID } from '../document-parts.ts';

/** So many documents are fetched ahead of one: a list has dozens of links, and the data of a phone are its person's. */
const MOST_AHEAD = 20;

const LINKS = ':is(main, footer) a[href^="/"]';

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

interface Patterns {
  documents: RegExp;
  others: RegExp;
}

let patterns: Patterns | undefined;

/** Whether a link leads to another document of the table: the rules of the page name them all. */
function leadsToDocument({ pathname }: HTMLAnchorElement): boolean {
  patterns ??= readPatterns();
  const { documents, others } = patterns;
  return pathname !== location.pathname && documents.test(pathname) && !others.test(pathname);
}

/** The rules as `SPECULATION_RULES` writes them. */
interface Rules {
  prefetch: [{ where: { and: [object, { href_matches: string[] }, { not: { href_matches: string[] } }] } }];
}

function readPatterns(): Patterns {
  const text = document.getElementById(RULES_ID)?.textContent;
  if (!text) return { documents: anyOf([]), others: anyOf([]) };
  const [, documents, others] = (JSON.parse(text) as Rules).prefetch[0].where.and;
  return { documents: anyOf(documents.href_matches), others: anyOf(others.not.href_matches) };
}

/** Matches a whole path that one of the patterns names; none match nothing. */
function anyOf(paths: readonly string[]): RegExp {
  const written = paths.map((path) => path.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${['(?!)', ...written].join('|')})$`);
}
