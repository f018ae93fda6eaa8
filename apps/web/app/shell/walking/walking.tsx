import { matchScreen } from '@hidamari/domain/screens';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { FETCH_TURNS } from './fetch-turns.ts';
import { mayFetchAhead } from './may-fetch-ahead.ts';
import { followNearLinks } from './near-links.ts';
import { WALK_MARK } from './page-link.tsx';
import { useScreenScripts } from './screen-scripts.ts';
import { pathOf, useWalk } from './use-walk.ts';

function asksToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

/** A press that the browser means to follow in this tab, and that nobody has dealt with. */
function isPlainPress({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The address of the marked link that an event is on, or null. */
function addressAt({ target }: Event): string | null {
  return (target as Element | null)?.closest?.(`a[${WALK_MARK}]`)?.getAttribute('href') ?? null;
}

/**
 * Follows the presses on every PageLink. The files of a screen are fetched a little before a link to it comes into view,
 * and its answer as soon as a finger or a pointer is on one; neither on focus pages (G13) nor where the person's phone
 * asks to save data. A press without a connection leaves the person where they are and says so.
 */
export function Walking({ isVisitor }: { isVisitor: boolean }) {
  const { pathname: from } = useLocation();
  const scripts = useScreenScripts();
  const walkTo = useWalk();
  const [meant, setMeant] = useState<string | null>(null);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const address = addressAt(event);
      if (address === null || !isPlainPress(event)) return;
      // A visitor's document is no part of the application: the browser opens it.
      if (isVisitor && matchScreen(pathOf(address))?.screen.isDocument) return;
      event.preventDefault();
      void walkTo(address);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [walkTo, isVisitor]);

  useEffect(() => {
    if (asksToSaveData()) return;
    const mayFetch = (address: string) => mayFetchAhead({ path: pathOf(address), from, isVisitor });
    const stop = followNearLinks((link) => {
      const address = link.getAttribute('href') ?? '';
      if (!mayFetch(address)) return false;
      FETCH_TURNS.take(async () => {
        if (link.isConnected) await scripts.fetchAhead(pathOf(address));
      });
      return true;
    });
    const point = (event: Event) => {
      const address = addressAt(event)?.split('#', 1)[0];
      if (!address || !mayFetch(address)) return;
      // Its scripts first: the router would load the whole page anew where one does not come (decision 0037).
      void scripts.bring(pathOf(address)).then((isBrought) => isBrought && setMeant(address));
    };
    document.addEventListener('pointerover', point);
    return () => {
      stop();
      document.removeEventListener('pointerover', point);
    };
  }, [scripts, from, isVisitor]);

  return meant === null ? null : <PrefetchPageLinks page={meant} />;
}
