import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import type { LinkProps } from '@hidamari/ui/link';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';
import { useCalmPage } from '../calm-page.ts';
import { FETCH_TURNS } from './fetch-turns.ts';
import { useScreenScripts } from './screen-scripts.ts';
import { useWalk } from './use-walk.ts';

/**
 * True once the element has come within the prefetch margin of the view (specification section 9: 200 px).
 * Stays false where prefetching is off.
 */
function useNearView(isOn: boolean) {
  const ref = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isOn || isNear || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, isNear]);
  return { ref, isNear };
}

function asksToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

/** Its scripts come a little before the link is in view, when it is their turn; true once they are all here. */
function useFetchedAhead(path: string, isNear: boolean): boolean {
  const scripts = useScreenScripts();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    const giveUp = FETCH_TURNS.take(async () => {
      const isBrought = await scripts.bring(path);
      if (isWanted) setHere(isBrought);
    });
    return () => {
      isWanted = false;
      giveUp();
    };
  }, [scripts, path, isNear]);
  return isHere;
}

/** A press that the browser means to follow in this tab. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * The link that walks to another screen without a new page. The screen is fetched a little before its link
 * comes into view, except on focus pages (G13) and where the person's phone asks to save data. A press without a
 * connection leaves the person where they are and says so.
 */
export function PageLink({ href, children, ref: _outer, onClick, ...rest }: LinkProps) {
  const calm = useCalmPage();
  const [mayFetch, setMayFetch] = useState(false);
  useEffect(() => setMayFetch(!calm && !asksToSaveData()), [calm]);
  const { ref, isNear } = useNearView(mayFetch);
  const { isOpen, walkTo } = useWalk();
  const path = href.split('#')[0] ?? href;
  const isFetched = useFetchedAhead(href.split(/[?#]/, 1)[0] ?? href, isNear && mayFetch && path !== '');
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event) || isOpen(href)) return;
    event.preventDefault();
    void walkTo(href);
  };
  return (
    <>
      <Link to={href} ref={ref} {...rest} onClick={press}>
        {children}
      </Link>
      {isFetched && mayFetch ? <PrefetchPageLinks page={path} /> : null}
    </>
  );
}
