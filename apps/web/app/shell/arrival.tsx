import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { beginBelowStep, closeDialogs, noticeAddress } from './dialog-step.ts';
import { focusQuietly, partOf } from './scrolling.ts';

/** The screen on show. Outside of the component, because a fault draws everything anew; only ever set in a browser. */
let shown: string | undefined;

/** The part that the address names, or the heading: it tells a listener where the walk has led. */
function focusArrival(hash: string): void {
  const place = partOf(hash) ?? document.querySelector<HTMLElement>('main h1');
  if (place) focusQuietly(place);
}

/**
 * After a walk to another screen: what was open over the last one closes, and the focus goes to the new heading
 * (quality: accessibility). The first page keeps the browser's own beginning. Place it before the page: what the
 * page focuses itself, a field or a list of errors, comes later and so prevails.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  useLayoutEffect(() => noticeAddress(key), [key]);
  useEffect(beginBelowStep, []);
  useLayoutEffect(() => {
    const isWalk = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isWalk) return;
    closeDialogs();
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.addEventListener('close', () => focusArrival(hash), { once: true });
    else focusArrival(hash);
  }, [pathname, hash]);
  return null;
}
