import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { createOptimisticUpdates } from './optimistic-updates.ts';

export type FavouriteKind = 'article' | 'service';

/** What a member keeps: id -> when it was kept, `YYYY-MM-DD HH:mm:ss` in Japan (specification section 9). */
export type SavedIds = Readonly<Record<string, string>>;

/** Everything a member keeps, as a page brings it along. */
export type SavedFavourites = Readonly<Record<FavouriteKind, SavedIds>>;

export interface FavouritesState {
  /** Null until a page has brought them, or they were asked for. */
  readonly kept: SavedFavourites | null;
  /** How many members keep an item; null where too few do to be shown, absent where nobody asked (G123). */
  readonly counts: Readonly<Record<string, number | null>>;
}

const EMPTY: FavouritesState = { kept: null, counts: {} };

export const countKey = (kind: FavouriteKind, id: string) => `${kind} ${id}`;

/** What the own service answers of a favourite that is kept. */
interface AnsweredFavourite {
  /** The day as the server has it: that of an earlier keeping, where there was one (G123). */
  created_at: string;
}

/** The calls of the own service, by what is done. */
export interface FavouriteCalls {
  keep(kind: FavouriteKind, id: string): Promise<AnsweredFavourite>;
  remove(kind: FavouriteKind, id: string): Promise<unknown>;
  restore(kind: FavouriteKind, id: string): Promise<AnsweredFavourite>;
}

/**
 * The member's favourites in this tab. A press shows at once; presses on one item reach the server in their order, and
 * after the last of them the item stands as the server last confirmed it. So a press that the server refuses, or that
 * does not reach it, is undone (specification section 4), also when several of them fail.
 */
export interface FavouritesStore {
  read(): FavouritesState;
  subscribe(listener: () => void): () => void;
  /** What a page brought along; a press that is on its way is not written over. */
  take(kept: SavedFavourites): void;
  takeCount(kind: FavouriteKind, id: string, count: number | null): void;
  /** Rejects with what the server said, after the change is undone. */
  keep(kind: FavouriteKind, id: string): Promise<void>;
  remove(kind: FavouriteKind, id: string): Promise<void>;
  /** Undoes a removal of this tab: the day it was first kept comes back too. */
  restore(kind: FavouriteKind, id: string): Promise<void>;
  clear(): void;
}

interface Tools {
  /** Fetched with the first press: a page that nobody presses on does not carry them. */
  calls: () => Promise<FavouriteCalls>;
  now?: () => Date;
}

export function createFavouritesStore({ calls, now = portalNow }: Tools): FavouritesStore {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const presses = createOptimisticUpdates<string | undefined>();
  /** Days of what was removed in this tab, for taking it back. */
  const removed = new Map<string, string>();

  const set = (next: FavouritesState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const dayOf = (kind: FavouriteKind, id: string): string | undefined => state.kept?.[kind][id];
  const place = (kind: FavouriteKind, id: string, day: string | undefined) => {
    const kept = state.kept ?? { article: {}, service: {} };
    const { [id]: before, ...others } = kept[kind];
    if (before === day) return;
    const ids = day === undefined ? others : { ...others, [id]: day };
    const step = Number(day !== undefined) - Number(before !== undefined);
    set({ kept: { ...kept, [kind]: ids }, counts: stepped(state.counts, countKey(kind, id), step) });
  };
  /** Shows the change at once; `send` answers the day that the server has then. */
  const change = (
    kind: FavouriteKind,
    id: string,
    day: string | undefined,
    send: (own: FavouriteCalls) => Promise<string | undefined>,
  ): Promise<void> => {
    const before = dayOf(kind, id);
    place(kind, id, day);
    return presses.press(countKey(kind, id), {
      before,
      send: () => calls().then(send),
      settle: (confirmed) => place(kind, id, confirmed),
    });
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(kept) {
      if (!presses.isAnyOnItsWay()) set({ ...state, kept });
    },
    takeCount(kind, id, count) {
      set({ ...state, counts: { ...state.counts, [countKey(kind, id)]: count } });
    },
    keep: (kind, id) =>
      change(kind, id, formatWireTimestamp(now()), async (own) => (await own.keep(kind, id)).created_at),
    remove(kind, id) {
      const key = countKey(kind, id);
      // Only what the server had can be taken back there: the day of a press on its way may never become true.
      const day = presses.confirmedOf(key) ?? dayOf(kind, id);
      if (day !== undefined) removed.set(key, day);
      return change(kind, id, undefined, (own) => own.remove(kind, id).then(() => undefined));
    },
    restore(kind, id) {
      const day = removed.get(countKey(kind, id)) ?? formatWireTimestamp(now());
      return change(kind, id, day, async (own) => (await own.restore(kind, id)).created_at);
    },
    clear() {
      presses.forget();
      removed.clear();
      set(EMPTY);
    },
  };
}

/** Rises and falls by one, never below zero; what is not shown stays unshown. */
function stepped(counts: FavouritesState['counts'], key: string, step: number): FavouritesState['counts'] {
  const count = counts[key];
  return typeof count === 'number' ? { ...counts, [key]: Math.max(0, count + step) } : counts;
}
