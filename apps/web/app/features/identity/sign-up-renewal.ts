import { stopwatch } from '../../shell/portal-clock/index.ts';

/** The sign-up ends ten minutes after its last renewal (G36); two tries fit in before. */
const RENEW_EVERY_MS = 4 * 60_000;

/** What shows that somebody is at the page, on the window. */
const SIGNS_OF_LIFE = ['input', 'keydown', 'pointerdown', 'pointermove', 'scroll', 'focus'] as const;

interface OpenPage {
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
}

/**
 * Renews a sign-up while somebody is at its long form (U-R03), which itself asks the server nothing: at most every
 * four minutes, after something was done in a visible page. One who left the machine is not kept signing up.
 * @param renew must have happened just now, too: the page's own loading did it.
 * @returns ends it.
 */
export function renewWhileActive({ window, document }: OpenPage, renew: () => Promise<unknown>): () => void {
  let triedAt = stopwatch();
  let isActive = false;
  const renewWhenDue = () => {
    const isDue = stopwatch() - triedAt >= RENEW_EVERY_MS;
    if (!isDue || !isActive || document.visibilityState !== 'visible') return;
    triedAt = stopwatch();
    isActive = false;
    // A lost connection is tried again the next time; an ended sign-up is told when the form is sent.
    renew().catch(() => undefined);
  };
  const noteActivity = () => {
    isActive = true;
    renewWhenDue();
  };
  // Shorter than the wait, so that what was done before a rest counts before the rest is over.
  const timer = setInterval(renewWhenDue, RENEW_EVERY_MS / 4);
  const places = [
    ...SIGNS_OF_LIFE.map((name) => [window, name] as const),
    [document, 'visibilitychange'] as const,
  ];
  // Captured: a scroll inside the page does not rise to the window.
  const how = { capture: true, passive: true };
  for (const [place, name] of places) place.addEventListener(name, noteActivity, how);
  return () => {
    clearInterval(timer);
    for (const [place, name] of places) place.removeEventListener(name, noteActivity, how);
  };
}
