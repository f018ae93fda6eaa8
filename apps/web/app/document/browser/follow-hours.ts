import { atBoundaries } from '../../shell/at-boundaries.ts';
import { portalNow, setPageInstant } from '../../shell/portal-clock/index.ts';
import { type DocumentFacts, readFacts } from './document-facts.ts';

/** Marks what the hours of the desk decide (`OpenNowLine` and its like); its value tells one kind from another. */
const MARK = 'data-hours';

/** A document that stood open is asked about anew at most this often. */
const ASK_AGAIN_MS = 3 * 60_000;

/** All open pages come to an edge in the same moment: they do not all ask in it. */
const ASK_WITHIN_MS = 2_000;

/** Asked a little before the edge, by a device whose clock is ahead: once more after this time. */
const ONCE_MORE_MS = 30_000;

/**
 * Keeps what a document says of the hours true while it stands open: at each edge of the hours, and when somebody comes back
 * to it, the same address is asked for once more, and what it says of the hours takes the place of what stands here. A
 * closed day that staff entered meanwhile comes along. Whoever has logged in since gets the page anew.
 */
export function followHours(facts: DocumentFacts): void {
  let { until } = facts;
  let askedAt = Date.parse(facts.renderedAt);
  let isAsking = false;
  setPageInstant(facts.renderedAt, true);

  const ask = async () => {
    askedAt = portalNow().getTime();
    const page = await fetchPage();
    if (page === null) return;
    const fresh = readFacts(page);
    // Drawn as the application: somebody has logged in. A page that is none of the portal's (a café's own) is no answer.
    if (fresh === null) return isOfPortal(page) ? location.reload() : undefined;
    until = fresh.until;
    takeOver(page);
  };
  const asked = () => {
    isAsking = false;
  };
  const askWithin = (ms: number) => {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    setTimeout(() => void ask().finally(asked), Math.random() * ms);
  };

  atBoundaries((now, isBack) => {
    const isOver = now >= until;
    const isOld = isBack && now.getTime() - askedAt >= ASK_AGAIN_MS;
    if (isOver || isOld) askWithin(isBack ? 0 : ASK_WITHIN_MS);
    return isOver ? new Date(now.getTime() + ONCE_MORE_MS) : until;
  });
  // Out of the browser's back-forward cache: somebody may have logged in or out since.
  addEventListener('pageshow', ({ persisted }) => persisted && askWithin(0));
}

const isOfPortal = (page: Document) => page.documentElement.dataset.variant !== undefined;

/** This address as the server draws it now; null where no page comes. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    // No connection: what stands here stays, and the next look asks again.
    return null;
  }
}

/** The marked parts, by kind and in the order of the page; a part within another goes with it. */
function partsOf(page: Document): Map<string, Element> {
  const parts = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const part of page.querySelectorAll(`[${MARK}]`)) {
    if (part.parentElement?.closest(`[${MARK}]`)) continue;
    const kind = part.getAttribute(MARK) ?? '';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    parts.set(`${kind} ${count}`, part);
  }
  return parts;
}

function takeOver(page: Document): void {
  const fresh = partsOf(page);
  for (const [name, part] of partsOf(document)) {
    const other = fresh.get(name);
    if (other === undefined || other.outerHTML === part.outerHTML) continue;
    const at = focusableIn(part).indexOf(document.activeElement as HTMLElement);
    part.replaceWith(document.adoptNode(other));
    // The keyboard stays where it was: what is pressed there may be called otherwise now.
    if (at >= 0) (focusableIn(other)[at] ?? focusableIn(other).at(-1))?.focus({ preventScroll: true });
  }
}

function focusableIn(part: Element): HTMLElement[] {
  const inside = [...part.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return part.matches('a[href], button') ? [part as HTMLElement, ...inside] : inside;
}
