import { createContext, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  countKey,
  type FavouriteKind,
  type FavouritesState,
  type SavedFavourites,
} from './favourites-store.ts';
import { tabFavourites } from './tab-favourites.ts';

/** What the page's loader brought; null for a visitor, and where it could not be read. */
const Brought = createContext<SavedFavourites | null>(null);

/** Stands around what shows favourites; `kept` comes from `loadFavouriteIds`. */
export function Favourites({ kept, children }: { kept: SavedFavourites | null; children: ReactNode }) {
  // Before it is seen: what was kept on another device must not look removed for a moment.
  useLayoutEffect(() => {
    if (kept !== null) tabFavourites().take(kept);
  }, [kept]);
  return <Brought value={kept}>{children}</Brought>;
}

const silent = () => () => undefined;
const NOTHING: FavouritesState = { kept: null, counts: {} };

/** The tab's state, or what the page brought while nothing has been pressed yet. */
function useFavouritesState(): FavouritesState {
  const brought = use(Brought);
  const isBrowser = typeof window !== 'undefined';
  const state = useSyncExternalStore(
    isBrowser && brought !== null ? tabFavourites().subscribe : silent,
    () => (brought === null ? NOTHING : tabFavourites().read()),
    () => NOTHING,
  );
  return state.kept === null ? { ...state, kept: brought } : state;
}

export interface OneFavourite {
  isKept: boolean;
  /** Null while too few keep it to be told (G123). */
  count: number | null;
}

/** One article or service of the member; null where favourites are not offered: to visitors, and to a concierge. */
export function useFavourite(kind: FavouriteKind, id: string): OneFavourite | null {
  const { kept, counts } = useFavouritesState();
  if (kept === null) return null;
  return { isKept: kept[kind][id] !== undefined, count: counts[countKey(kind, id)] ?? null };
}

/** Everything kept, for the page of favourites; null before it is known. */
export function useFavourites(): SavedFavourites | null {
  return useFavouritesState().kept;
}
