/** Long enough that a listener is not told of every letter, short enough to feel at once. */
const PAUSE_MS = 350;

/** Calls once typing rests, unless a step through the history comes first; answers what drops the call. */
export function onceAtRest(call: () => void): () => void {
  const timer = setTimeout(call, PAUSE_MS);
  const drop = () => {
    clearTimeout(timer);
    removeEventListener('popstate', drop);
  };
  addEventListener('popstate', drop);
  return drop;
}
