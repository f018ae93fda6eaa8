import type { LinkProps } from '@hidamari/ui/link';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, PrefetchPageLinks, useLocation, useRouteLoaderData } from 'react-router';
import type { PageData } from '../page-data.ts';
import { FETCH_TURNS } from './fetch-turns.ts';
import { mayFetchAhead } from './may-fetch-ahead.ts';
import { whenNearView } from './near-view.ts';
import { useScreenScripts } from './screen-scripts.ts';
import { pathOf, useWalk } from './use-walk.ts';

function asksToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

/** A press that the browser means to follow in this tab. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Has the screen's files fetched a little before the link comes into view, and its answer as soon as it is meant: a
 * finger or a pointer is on it. Only what is meant draws the link again: a list has many.
 */
function useFetchedAhead(href: string) {
  const path = pathOf(href);
  const ref = useRef<HTMLAnchorElement>(null);
  const scripts = useScreenScripts();
  const { pathname: from } = useLocation();
  const root = useRouteLoaderData('root') as { page: PageData } | undefined;
  const isVisitor = !root?.page.member;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let giveUp = () => {};
    const lookAway = whenNearView(element, () => {
      if (!mayFetchAhead({ path, from, isVisitor }) || asksToSaveData()) return;
      giveUp = FETCH_TURNS.take(() => scripts.fetchAhead(path));
    });
    return () => {
      lookAway();
      giveUp();
    };
  }, [path, from, isVisitor, scripts]);
  const [isMeant, setMeant] = useState(false);
  const mean = () => {
    if (isMeant || !mayFetchAhead({ path, from, isVisitor }) || asksToSaveData()) return;
    // Its scripts first: the router would load the whole page anew where one does not come (decision 0037).
    void scripts.bring(path).then(setMeant);
  };
  return { ref, isMeant, mean };
}

/**
 * The link that walks to another screen without a new page, much of it fetched ahead; not on focus pages (G13), and not
 * where the person's phone asks to save data. A press without a connection leaves the person where they are and says
 * so.
 */
function WalkingLink({ href, children, ref: _outer, onClick, ...rest }: LinkProps) {
  const { ref, isMeant, mean } = useFetchedAhead(href);
  const { isOpen, walkTo } = useWalk();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event) || isOpen(href)) return;
    event.preventDefault();
    void walkTo(href);
  };
  return (
    <>
      <Link to={href} ref={ref} {...rest} onPointerEnter={mean} onClick={press}>
        {children}
      </Link>
      {isMeant ? <PrefetchPageLinks page={href.split('#', 1)[0] ?? href} /> : null}
    </>
  );
}

/** The anchor that the router's link writes for an address within the portal. */
function DrawnLink({ href, children, ref: _outer, onClick: _press, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-discover="true">
      {children}
    </a>
  );
}

/**
 * A link of the portal. The server draws its anchor alone: nobody walks there, and a page has some seventy links, each
 * of which would ask a dozen hooks for nothing.
 */
export const PageLink = typeof document === 'undefined' ? DrawnLink : WalkingLink;
