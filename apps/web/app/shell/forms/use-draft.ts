import { useEffect, useRef } from 'react';

/** How often a draft is kept while somebody writes (G67). */
const EVERY_MS = 3_000;

/**
 * Keeps a form's values in this tab, so that a reload or a lost session loses nothing. Session storage ends with
 * the tab and never leaves the device; `forgetDrafts` empties it at logout.
 * @param name what is written, with the id of whom it belongs to; null keeps nothing.
 */
export function useDraft<V>(name: string | null, values: V, isDirty: boolean): void {
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    if (name === null || !isDirty) return;
    const keep = () => store(name, latest.current);
    const timer = setInterval(keep, EVERY_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [name, isDirty]);
}

const PREFIX = 'hidamari-draft:';

function store(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Full or refused storage: the values still stand in the form.
  }
}

/** A kept draft, or null. */
export function readDraft<V>(name: string): V | null {
  try {
    const kept = sessionStorage.getItem(PREFIX + name);
    return kept === null ? null : (JSON.parse(kept) as V);
  } catch {
    return null;
  }
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** At logout: no draft of anybody stays in this tab. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
