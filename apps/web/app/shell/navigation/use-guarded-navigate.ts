import { useToast } from '@hidamari/ui/toast';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { loadScripts, needsServer } from './route-files.ts';

export const NOT_OPENED_TEXT =
  '通信できないため、画面を開けませんでした。つながってから、もう一度お試しください。';

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
export function useGuardedNavigate(): (href: string) => Promise<void> {
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
export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;
