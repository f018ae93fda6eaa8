import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { beginBelowStep, closeDialogs, noticeAddress } from './dialog-step.ts';
import { focusQuietly, partOf, placeOf } from './scrolling.ts';

interface Shown {
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
 * After a navigation to another screen: what was open over the last one closes, and the focus goes to the new heading
 * (quality: accessibility); after a move to another part of the same screen, to that part. The first page keeps the
 * browser's own beginning. Place it before the page: what the page focuses itself, a field or a list of errors, comes
 * later and so prevails.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  useLayoutEffect(() => noticeAddress(key), [key]);
  useEffect(beginBelowStep, []);
  useLayoutEffect(() => {
    const before = shown;
    shown = { pathname, hash };
    if (before === undefined) return;
    if (before.pathname === pathname) {
      if (before.hash !== hash) focusMove(before.hash, hash);
      return;
    }
    closeDialogs();
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', () => focusArrival(hash), { once: true });
    else focusArrival(hash);
  }, [pathname, hash]);
  return null;
}
