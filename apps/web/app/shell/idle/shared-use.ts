/** When somebody last used the portal in this browser, for all of its tabs. Milliseconds of the wall clock. */
export interface SharedUse {
  read(): number;
  write(at: number): void;
  /** Tells of a use in another tab; answers what ends it. */
  listen(onUse: () => void): () => void;
}

/**
 * Where a browser refuses the storage, or it is full, each tab goes by its own uses.
 * @param key under which a moment is kept and nothing else: no person, no place. One for each kind of session.
 */
export function createSharedUse(key: string): SharedUse {
  let own = 0;
  return {
    read() {
      try {
        const kept = localStorage.getItem(key);
        const at = kept === null ? Number.NaN : Number(kept);
        return Number.isFinite(at) ? at : own;
      } catch {
        return own;
      }
    },
    write(at) {
      own = at;
      try {
        localStorage.setItem(key, String(at));
      } catch {
        forgetStale(key);
      }
    },
    listen(onUse) {
      const hear = (event: StorageEvent) => {
        if (event.key === key) onUse();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** What could not be written over would be believed for ever. */
function forgetStale(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused altogether: nothing is read from it either.
  }
}
