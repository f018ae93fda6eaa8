import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';

export type FavouriteKind = 'article' | 'service';

/** What a member keeps: id -> when it was kept, `YYYY-MM-DD HH:mm:ss` in Japan (specification section 9). */
export type KeptIds = Readonly<Record<string, string>>;

/** Everything a member keeps, as a page brings it along. */
export type KeptFavourites = Readonly<Record<FavouriteKind, KeptIds>>;

export interface FavouritesState {
  /** Null until a page has brought them, or they were asked for. */
  readonly kept: KeptFavourites | null;
  /** How many members keep an item; null where too few do to be shown, absent where nobody asked (G123). */
  readonly counts: Readonly<Record<string, number | null>>;
}

const EMPTY: FavouritesState = { kept: null, counts: {} };

export const countKey = (kind: FavouriteKind, id: string) => `${kind} ${id}`;

/** The calls of the own service, by what is done. */
export interface FavouriteCalls {
  keep(kind: FavouriteKind, id: string): Promise<unknown>;
  remove(kind: FavouriteKind, id: string): Promise<unknown>;
  restore(kind: FavouriteKind, id: string): Promise<unknown>;
}

/**
 * The member's favourites in this tab. A press shows at once and is undone when the server refuses it or cannot be
 * reached (specification section 4); presses on one item reach the server in their order.
 */
export interface FavouritesStore {
  read(): FavouritesState;
  subscribe(listener: () => void): () => void;
  /** What a page brought along; a press that is on its way is not written over. */
  take(kept: KeptFavourites): void;
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

export function createFavouritesStore({ calls, now = () => new Date() }: Tools): FavouritesStore {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const queues = new Map<string, Promise<void>>();
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
    const ids = day === undefined ? others : { ...others, [id]: day };
    const step = Number(day !== undefined) - Number(before !== undefined);
    set({ kept: { ...kept, [kind]: ids }, counts: stepped(state.counts, countKey(kind, id), step) });
  };
  /** Shows the change, sends it after those before it, and takes it back when it fails and is still the last. */
  const change = (
    kind: FavouriteKind,
    id: string,
    day: string | undefined,
    send: (own: FavouriteCalls) => Promise<unknown>,
  ): Promise<void> => {
    const key = countKey(kind, id);
    const before = dayOf(kind, id);
    place(kind, id, day);
    const sent = (queues.get(key) ?? Promise.resolve())
      .then(calls)
      .then(send)
      .then(
        () => undefined,
        (error: unknown) => {
          if (queues.get(key) === settled) place(kind, id, before);
          throw error;
        },
      );
    const settled: Promise<void> = sent.catch(() => undefined);
    queues.set(key, settled);
    return sent.finally(() => {
      if (queues.get(key) === settled) queues.delete(key);
    });
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(kept) {
      if (queues.size === 0) set({ ...state, kept });
    },
    takeCount(kind, id, count) {
      set({ ...state, counts: { ...state.counts, [countKey(kind, id)]: count } });
    },
    keep: (kind, id) => change(kind, id, formatWireTimestamp(now()), (own) => own.keep(kind, id)),
    remove(kind, id) {
      const day = dayOf(kind, id);
      if (day !== undefined) removed.set(countKey(kind, id), day);
      return change(kind, id, undefined, (own) => own.remove(kind, id));
    },
    restore(kind, id) {
      const day = removed.get(countKey(kind, id)) ?? formatWireTimestamp(now());
      return change(kind, id, day, (own) => own.restore(kind, id));
    },
    clear() {
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
