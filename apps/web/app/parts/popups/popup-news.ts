const listeners = new Set<() => void>();

/**
 * A page or a pop-up was reported as viewed: what the server would choose may be another pop-up now (specification section
 * 4). A report may arrive on the page after the one it tells of.
 */
export function announcePopupNews(): void {
  for (const listener of listeners) listener();
}

/** Runs at each such report; answers what ends it. */
export function onPopupNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
