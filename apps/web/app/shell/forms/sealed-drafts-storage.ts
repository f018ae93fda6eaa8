import { DRAFT } from '@hidamari/domain/drafts';

/** A draft as it lies on the device: when it was kept, and bytes that nobody reads without the member's key. */
export interface SealedDraft {
  kept_at: number;
  /** Of AES-GCM, base64. */
  nonce: string;
  text: string;
}

const PREFIX = 'hidamari-sealed-draft:';
const KEPT_MS = DRAFT.keptDays * 24 * 60 * 60 * 1000;

const keysOf = (owner: string | null) => {
  const start = owner === null ? PREFIX : `${PREFIX}${owner}:`;
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
};

/** A browser may refuse its storage: then no draft outlives the tab, and nothing else changes. */
function tried<T>(otherwise: T, use: () => T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

function parse(text: string | null): SealedDraft | null {
  const draft: unknown = tried(null, () => JSON.parse(text ?? 'null'));
  return typeof draft === 'object' && draft !== null && 'kept_at' in draft ? (draft as SealedDraft) : null;
}

const isOver = (draft: SealedDraft | null, now: number) => draft === null || !(now - draft.kept_at < KEPT_MS);

/** A sealed draft that is younger than 30 days (G67), or null. */
export function readSealedDraft(owner: string, id: string, now: number): SealedDraft | null {
  const draft = tried(null, () => parse(localStorage.getItem(`${PREFIX}${owner}:${id}`)));
  return isOver(draft, now) ? null : draft;
}

/** False where the storage is full or refused. */
export function writeSealedDraft(owner: string, id: string, draft: SealedDraft): boolean {
  return tried(false, () => {
    localStorage.setItem(`${PREFIX}${owner}:${id}`, JSON.stringify(draft));
    return true;
  });
}

export function removeSealedDraft(owner: string, id: string): void {
  tried(undefined, () => localStorage.removeItem(`${PREFIX}${owner}:${id}`));
}

/** This member has a draft on this device, that a logout would erase. */
export function hasSealedDrafts(owner: string): boolean {
  return tried(false, () => keysOf(owner).length > 0);
}

/** At logout (G67). Those of other members stay: they are unreadable here, and offered to their own member again. */
export function removeSealedDraftsOf(owner: string): void {
  tried(undefined, () => {
    for (const key of keysOf(owner)) localStorage.removeItem(key);
  });
}

/** Names no form and no moment, and is gone again at once: other tabs hear of it all the same. */
const END = 'hidamari-drafts-end';

/** Tells the other tabs of this browser that this member has logged out. */
export function announceDraftsEnd(owner: string): void {
  tried(undefined, () => {
    localStorage.setItem(END, owner);
    localStorage.removeItem(END);
  });
}

/** A member has logged out in another tab of this browser. */
export function onDraftsEnd(onEnd: (owner: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === END && newValue !== null) onEnd(newValue);
  });
}

/** Erases what is older than 30 days, whoever wrote it (G67). */
export function sweepSealedDrafts(now: number): void {
  tried(undefined, () => {
    for (const key of keysOf(null)) {
      if (isOver(parse(localStorage.getItem(key)), now)) localStorage.removeItem(key);
    }
  });
}
