import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { closeDialogs } from './page-dialogs.ts';
import { focusQuietly, partOf, placeOf } from './scrolling.ts';

interface Shown {
  key: string;
  pathname: string;
  hash: string;
}

/** The place on show. Outside of the component, because a fault draws everything anew; only ever set in a browser. */
let shown: Shown | undefined;

/** The link under a list to the longer one (MoreList). */
const MORE = 'main .ui-more-list a';

/** The part that the address names, or the heading: it tells a listener where a navigation has led. */
function focusArrival(hash: string): void {
  const place = placeOf(hash) ?? document.querySelector<HTMLElement>('main h1');
  if (place) focusQuietly(place);
}

/**
 * Of a move within one screen: 「もっと見る」 names its first new row, and reading goes on there. Back from it takes the
 * row away and the focus with it; the keyboard then stands again where it pressed. Nobody else's focus moves.
 */
function focusMove(from: string, to: string): void {
  const isRowGone = from !== '' && partOf(from) === null && document.activeElement === document.body;
  const place = placeOf(to) ?? (isRowGone ? document.querySelector<HTMLElement>(MORE) : null);
  if (place) focusQuietly(place);
}

/**
 * After a navigation to another screen, and after Back, what was open over the page closes. The focus goes to the heading
 * of another screen (quality: accessibility), and to another part of the same one. The first page keeps the browser's own
 * beginning. Place it before the page: what the page focuses itself, a field or a list of errors, comes later and so
 * prevails.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    const before = shown;
    shown = { key, pathname, hash };
    if (before === undefined || before.key === key) return;
    const isOtherScreen = before.pathname !== pathname;
    if (isOtherScreen || how === 'POP') closeDialogs();
    if (isOtherScreen) focusArrival(hash);
    else if (before.hash !== hash) focusMove(before.hash, hash);
  }, [pathname, hash, key, how]);
  return null;
}
