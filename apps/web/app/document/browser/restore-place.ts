import { focusQuietly, placeOf } from '../../shell/scrolling.ts';

/** What a document remembers of itself while somebody is on another page: kept by the browser with the step of its history. */
interface Place {
  /** Which folds of the page stand open, by their place in it. */
  folds?: number[];
  /** The link that led away, by its place in the page, where the keyboard pressed it. */
  link?: number | undefined;
}

/** What goes along to another form of the same list, such as one with a filter more: once, in this tab. */
interface Carried {
  path: string;
  folds: number[];
  /** The keyboard pressed; where it was a chip, which one. */
  isKeyboard: boolean;
  chip: { group: string; words: string } | null;
}

const CARRIED = 'hidamari-same-list';

const LINKS = 'main a[href]';

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

const openFolds = () => folds().flatMap((fold, at) => (fold.open ? [at] : []));

const placeNow = (): Place => (history.state as { place?: Place } | null)?.place ?? {};

const note = (change: Place): void =>
  history.replaceState({ ...history.state, place: { ...placeNow(), ...change } }, '');

/**
 * What an application keeps by staying, a document keeps for whoever comes back to it or changes a filter: which folds are
 * open, and where the keyboard is. Nobody else's focus moves: the browser itself begins at the part that an address names.
 */
export function restorePlace(): void {
  const carried = takeCarried();
  const place = placeNow();
  const open = place.folds ?? carried?.folds;
  if (open) for (const [at, fold] of folds().entries()) fold.open = open.includes(at);
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = came?.type === 'back_forward' ? linkAt(place.link) : targetOf(carried);
  // The browser itself goes to the part that the address names while it loads, and takes the focus away.
  if (target) afterLoad(() => focusQuietly(target));
  // Whoever leaves and comes back by the browser's own buttons finds the same place.
  if (target) note({ link: numberOf(target) });

  document.addEventListener('toggle', () => note({ folds: openFolds() }), true);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A press of the keyboard counts no clicks.
    const isKeyboard = event.detail === 0;
    note({ link: isKeyboard ? numberOf(link) : undefined });
    if (link.pathname === location.pathname && link.search !== location.search) carry(link, isKeyboard);
  });
}

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

const numberOf = (link: HTMLElement): number => [...document.querySelectorAll(LINKS)].indexOf(link);

const linkAt = (at = -1): HTMLElement | undefined => document.querySelectorAll<HTMLElement>(LINKS)[at];

/** Where the keyboard goes on in another form of the same list: at the row that is named, or at the chip it pressed. */
function targetOf(carried: Carried | null): HTMLElement | null {
  if (!carried?.isKeyboard) return null;
  return placeOf(location.hash) ?? (carried.chip && chipOf(carried.chip));
}

function chipOf({ group, words }: NonNullable<Carried['chip']>): HTMLElement | null {
  const chips = document.querySelectorAll<HTMLElement>(
    `main [role="group"][aria-label="${CSS.escape(group)}"] a`,
  );
  return [...chips].find(({ textContent }) => textContent === words) ?? null;
}

function carry(link: HTMLAnchorElement, isKeyboard: boolean): void {
  const group = link.closest('[role="group"]')?.getAttribute('aria-label');
  const chip = group ? { group, words: link.textContent ?? '' } : null;
  const carried: Carried = { path: location.pathname, folds: openFolds(), isKeyboard, chip };
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // A browser that keeps nothing opens the page as everybody's.
  }
}

function takeCarried(): Carried | null {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null') as Carried | null;
    sessionStorage.removeItem(CARRIED);
    return carried?.path === location.pathname ? carried : null;
  } catch {
    return null;
  }
}
