import { matchScreen } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { hasUnsaved } from '../unsaved-work.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { ROUTER_LINK } from './page-link.tsx';
import { prefetchFiles } from './prefetch-queue.ts';
import { filesOf, loadScripts, needsServer } from './route-files.ts';
import { watchVisibleLinks } from './visible-links.ts';

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
  return (target as Element | null)?.closest?.(`a[${ROUTER_LINK}]`)?.getAttribute('href') ?? null;
}

/**
 * Follows the presses on every PageLink. The files of a screen are fetched a little before a link to it comes into view,
 * and its answer as soon as a finger or a pointer is on one; neither on focus pages (G13) nor where the person's phone
 * asks to save data. A press without a connection leaves the person where they are and says so.
 */
export function Navigation({ isVisitor }: { isVisitor: boolean }) {
  const { pathname: from } = useLocation();
  const guardedNavigate = useGuardedNavigate();
  const [meant, setMeant] = useState<string | null>(null);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const address = addressAt(event);
      if (address === null || !isPlainPress(event)) return;
      // A visitor's document is no part of the application: the browser opens it. Not from something unsaved: the router asks.
      if (isVisitor && matchScreen(pathOf(address))?.screen.isDocument && !hasUnsaved()) return;
      event.preventDefault();
      void guardedNavigate(address);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [guardedNavigate, isVisitor]);

  useEffect(() => {
    if (asksToSaveData()) return;
    const mayFetch = (address: string) => mayPrefetch({ path: pathOf(address), from, isVisitor });
    const stop = watchVisibleLinks((link) => {
      const address = link.getAttribute('href') ?? '';
      if (mayFetch(address)) prefetchFiles(filesOf(pathOf(address)), () => link.isConnected);
    });
    const point = (event: Event) => {
      const address = addressAt(event)?.split('#', 1)[0];
      if (!address || !mayFetch(address)) return;
      // Its scripts first: the router would load the whole page anew where one does not come.
      void loadScripts(pathOf(address)).then((isReady) => isReady && setMeant(address));
    };
    document.addEventListener('pointerover', point);
    return () => {
      stop();
      document.removeEventListener('pointerover', point);
    };
  }, [from, isVisitor]);

  return meant === null ? null : <PrefetchPageLinks page={meant} />;
}

const NOT_OPENED_TEXT = '通信できないため、画面を開けませんでした。つながってから、もう一度お試しください。';

/** The press that came last: of two the second counts, however long the first one's scripts take. */
let lastPress = 0;

/** Asks for one word of the server's: a browser may think itself connected where nothing comes through. */
async function reachesPortal(): Promise<boolean> {
  return fetch('/health-check', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Navigates to an address of the portal without ever losing the page one stands on. The scripts of the screen are loaded
 * first: the router answers one that does not come by loading the page anew, which without a connection takes away what
 * is written on it. Where they cannot come, a toast says so.
 */
function useGuardedNavigate(): (href: string) => Promise<void> {
  const navigate = useNavigate();
  const showToast = useToast();
  return useCallback(
    async (href) => {
      lastPress += 1;
      const press = lastPress;
      const path = pathOf(href);
      const isCutOff = !navigator.onLine && needsServer(path);
      const isReady = !isCutOff && (await loadScripts(path));
      if (press !== lastPress) return;
      // A press on the link to where one stands adds no entry to the history.
      if (isReady) await navigate(href, { replace: href === presentAddress() });
      // The portal answers and the script does not come: an update took it away, and a new page brings the new one.
      else if (await reachesPortal()) window.location.assign(href);
      else showToast({ text: NOT_OPENED_TEXT });
    },
    [navigate, showToast],
  );
}

const presentAddress = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** An address without its search words and section. */
const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;
