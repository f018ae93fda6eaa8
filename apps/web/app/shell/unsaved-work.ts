import { onForgetMember } from './data/tab-session.ts';

const held = new Set<() => boolean>();

/**
 * A form tells that it may hold something unsaved, for whoever is about to end this document (G13).
 * @returns takes it back, when the form goes.
 */
export function registerUnsaved(isUnsaved: () => boolean): () => void {
  held.add(isUnsaved);
  return () => void held.delete(isUnsaved);
}

/** Something written on this page is not saved. Never after logout: that was asked before the call. */
export function hasUnsaved(): boolean {
  return [...held].some((isUnsaved) => isUnsaved());
}

/** Lets this document end without the browser's question: for whoever has just told that everything written is kept. */
export function letGo(): void {
  held.clear();
}

onForgetMember(() => held.clear());
