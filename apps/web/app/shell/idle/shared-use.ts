/** When somebody last used the portal in this browser, for all of its tabs. Milliseconds of the wall clock. */
export interface SharedUse {
  read(): number;
  write(at: number): void;
  /** Tells of a use in another tab; answers what ends it. */
  listen(onUse: () => void): () => void;
}

/** A moment and nothing else: no person, no place. */
const KEY = 'hidamari-used-at';

/** Where a browser refuses the storage, or it is full, each tab goes by its own uses. */
export function createSharedUse(): SharedUse {
  let own = 0;
  return {
    read() {
      try {
        const kept = localStorage.getItem(KEY);
        const at = kept === null ? Number.NaN : Number(kept);
        return Number.isFinite(at) ? at : own;
      } catch {
        return own;
      }
    },
    write(at) {
      own = at;
      try {
        localStorage.setItem(KEY, String(at));
      } catch {
        forgetStale();
      }
    },
    listen(onUse) {
      const hear = ({ key }: StorageEvent) => {
        if (key === KEY) onUse();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** What could not be written over would be believed for ever. */
function forgetStale(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Refused altogether: nothing is read from it either.
  }
}
