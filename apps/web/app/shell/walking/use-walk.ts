import { useToast } from '@hidamari/ui/toast';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useScreenScripts } from './screen-scripts.ts';

export const NO_WALK_TEXT =
  '通信できないため、画面を開けませんでした。つながってから、もう一度お試しください。';

/** The walk asked for last: of two presses the second counts, however long the first one's scripts take. */
let lastWalk = 0;

/** Asks for one word of the server's: a browser may think itself connected where nothing comes through. */
async function reachesPortal(): Promise<boolean> {
  return fetch('/health-check', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Walks to an address of the portal; where its scripts cannot come, says so and stays. */
type WalkTo = (href: string) => Promise<void>;

/** Walking to another screen without ever losing the page one stands on. */
export function useWalk(): WalkTo {
  const scripts = useScreenScripts();
  const navigate = useNavigate();
  const showToast = useToast();
  return useCallback(
    async (href) => {
      lastWalk += 1;
      const walk = lastWalk;
      const isCutOff = !navigator.onLine && scripts.isAnsweredByServer(pathOf(href));
      const isThere = !isCutOff && scripts.areHere(pathOf(href));
      const isBrought = isThere || (!isCutOff && (await scripts.bring(pathOf(href))));
      if (walk !== lastWalk) return;
      // A press on the link to where one stands makes no step for the back button.
      if (isBrought) await navigate(href, { replace: href === standingAt() });
      // The portal answers and the script does not come: an update took it away, and a new page brings the new one.
      else if (await reachesPortal()) window.location.assign(href);
      else showToast({ text: NO_WALK_TEXT });
    },
    [scripts, navigate, showToast],
  );
}

const standingAt = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** An address without its search words and section. */
export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;
