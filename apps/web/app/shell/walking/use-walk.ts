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

interface Walk {
  /** Whether the router may walk there by itself. */
  isOpen(href: string): boolean;
  /** Brings the screen's scripts and walks there; where they cannot come, says so and stays. */
  walkTo(href: string): Promise<void>;
}

/** Walking to another screen without ever losing the page one stands on. */
export function useWalk(): Walk {
  const scripts = useScreenScripts();
  const navigate = useNavigate();
  const showToast = useToast();
  const isCutOff = useCallback(
    (href: string) => !navigator.onLine && scripts.isAnsweredByServer(pathOf(href)),
    [scripts],
  );
  const isOpen = useCallback(
    // A section of this page is no walk.
    (href: string) => href.startsWith('#') || (scripts.areHere(pathOf(href)) && !isCutOff(href)),
    [scripts, isCutOff],
  );
  const walkTo = useCallback(
    async (href: string) => {
      lastWalk += 1;
      const walk = lastWalk;
      const isBrought = !isCutOff(href) && (await scripts.bring(pathOf(href)));
      if (walk !== lastWalk) return;
      if (isBrought) await navigate(href);
      // The portal answers and the script does not come: an update took it away, and a new page brings the new one.
      else if (await reachesPortal()) window.location.assign(href);
      else showToast({ text: NO_WALK_TEXT });
    },
    [scripts, navigate, showToast, isCutOff],
  );
  return { isOpen, walkTo };
}

/** An address without its search words and section. */
export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;
