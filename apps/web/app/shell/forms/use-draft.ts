import { DRAFT } from '@hidamari/domain/drafts';
import { useEffect, useRef, useState } from 'react';
import { portalNow } from '../portal-clock/index.ts';
import { pageFailure } from './page-failure.ts';
import {
  announceDraftsEnd,
  hasSealedDrafts,
  removeSealedDraftsOf,
  sweepSealedDrafts,
} from './sealed-drafts-storage.ts';

/** How often a draft is kept while somebody writes (G67). */
const EVERY_MS = DRAFT.everySeconds * 1000;

/**
 * Keeps a form's values in this tab, so that a reload or a lost session loses nothing. Session storage ends with
 * the tab and never leaves the device; `forgetDrafts` empties it at logout. A draft belongs to the member of its
 * page, and nobody else ever gets it back. What is to outlive the tab is sealed besides (`sealed-drafts.ts`).
 * @param name what is written; null keeps nothing.
 * @returns when the last draft was kept, or null while there is none.
 */
export function useDraft<V>(name: string | null, values: V, isDirty: boolean): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const latest = useRef(values);
  const kept = useRef<V | null>(null);
  latest.current = values;
  useEffect(() => {
    if (!isDirty) return;
    const keep = (): boolean => {
      if (name === null) return false;
      if (kept.current === latest.current) return readDraft(name) !== null;
      kept.current = latest.current;
      const isKept = saveWritten(name, latest.current);
      if (isKept) setKeptAt(portalNow());
      return isKept;
    };
    const timer = setInterval(keep, EVERY_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      if (pageFailure.isFailing() && !keep()) pageFailure.noteLost();
    };
  }, [name, isDirty]);
  return keptAt;
}

const PREFIX = 'hidamari-draft:';

/** Whose drafts these are while nobody is signed in: those of the forms before a login. No handle has a dot. */
const VISITOR = '.visitor';

/** Whose page this is. Only ever set in a browser: on the server a module is everybody's. */
let owner = VISITOR;

/** Set at logout. The form stands until the next page has come, and must not put its text back. */
let isOver = false;

const keyOf = (name: string) => `${PREFIX}${owner}:${name}`;

/**
 * This page is the member's of this handle (G38). Drafts of another member, whose session ended by itself in this tab
 * (G35), are erased: whoever signs in here now is not the one who wrote them.
 */
export function beginDraftsOf(handle: string): void {
  owner = handle;
  sweepSealedDrafts(portalNow().getTime());
  const own = [VISITOR, handle].map((someone) => `${PREFIX}${someone}:`);
  forgetWhere((key) => key.startsWith(PREFIX) && !own.some((start) => key.startsWith(start)));
  forgetWhere((key) => key.startsWith(PLACES) && key !== PLACES + handle && key !== PLACES + VISITOR);
}

/** Whose drafts this page keeps beyond the tab; null for visitors and after logout. */
export const draftOwner = (): string | null => (isOver || owner === VISITOR ? null : owner);

/** This member has written something on this device that a logout would erase (G67). */
export const hasDrafts = (): boolean => !isOver && hasSealedDrafts(owner);

/** Keeps a draft now. False after logout, and when the storage is full or refused: the form still holds the values. */
export function saveDraft(name: string, values: unknown): boolean {
  if (isOver) return false;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Where in the portal drafts were written: names by path, of one member or visitor. */
const PLACES = 'hidamari-draft-places:';

function readPlaces(): Record<string, readonly string[]> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES + owner) ?? '{}') as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

/** Keeps what was written on the page on show: `saveDraft`, and a fault page there can find it. */
export function saveWritten(name: string, values: unknown): boolean {
  if (!saveDraft(name, values)) return false;
  const places = readPlaces();
  const { pathname } = window.location;
  const names = places[pathname] ?? [];
  if (names.includes(name)) return true;
  try {
    sessionStorage.setItem(PLACES + owner, JSON.stringify({ ...places, [pathname]: [...names, name] }));
  } catch {
    // The draft itself is kept: only a fault page would not know of it, and says nothing then.
  }
  return true;
}

/** True where this tab holds, this moment, something that was written on the page of this path. */
export const hasDraftOf = (pathname = ''): boolean =>
  (readPlaces()[pathname] ?? []).some((name) => readDraft(name) !== null);

/** False where this browser keeps nothing, such as one whose storage is full or switched off. */
export function canSaveDrafts(): boolean {
  const isKept = saveDraft(PROBE, '');
  forgetDraft(PROBE);
  return isKept;
}

const PROBE = 'probe';

/** Said in place of every promise about a draft where nothing can be kept. */
export const NO_DRAFTS_TEXT =
  'この端末では、書いている途中のものを下書きとして残せません。この画面を閉じる前に、保存してください。';

/** The same for a drawing: true until it was looked at. */
export function useCanSaveDrafts(): boolean {
  const [canKeep, setCanKeep] = useState(true);
  useEffect(() => {
    if (!canSaveDrafts()) setCanKeep(false);
  }, []);
  return canKeep;
}

/** A kept draft, or null. */
export function readDraft<V>(name: string): V | null {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    return kept === null ? null : (JSON.parse(kept) as V);
  } catch {
    return null;
  }
}

export function forgetDraft(name: string): void {
  forgetWhere((key) => key === keyOf(name));
}

/**
 * At logout (G67): no draft of anybody stays in this tab, none of this member's on this device, and this document keeps
 * none any more.
 */
export function forgetDrafts(): void {
  isOver = true;
  removeSealedDraftsOf(owner);
  announceDraftsEnd(owner);
  forgetWhere((key) => key.startsWith(PREFIX) || key.startsWith(PLACES));
}

function forgetWhere(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isMeant(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses the storage has kept nothing, and must not keep anybody from logging out.
  }
}
