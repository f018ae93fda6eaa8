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

/** One character says too little about what is meant; none says that nothing is looked for. */
const FEWEST = 2;

/** Whether a text says enough to look for it, or says that there is nothing to look for any more. */
export function isWorthSearching(text: string): boolean {
  const { length } = text.trim();
  return length === 0 || length >= FEWEST;
}
