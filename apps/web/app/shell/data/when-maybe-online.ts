/** A browser may call a connection back before anything goes through it, and then says no more: so it is tried now and then. */
const TRY_AGAIN_EVERY_MS = 10_000;

/**
 * Calls `tryAgain` whenever a connection that was lost may be back: with true when the browser says so, and with false every ten
 * seconds while it says that there is one. Whoever has nothing to send does nothing. Returns how to stop.
 */
export function whenMaybeOnline(tryAgain: (isSaid: boolean) => void): () => void {
  const onSaid = () => tryAgain(true);
  const timer = setInterval(() => {
    if (navigator.onLine !== false) tryAgain(false);
  }, TRY_AGAIN_EVERY_MS);
  window.addEventListener('online', onSaid);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onSaid);
  };
}
