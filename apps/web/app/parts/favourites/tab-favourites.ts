import { onForgetMember } from '../../shell/data/tab-session.ts';
import { createFavouritesStore, type FavouritesStore } from './favourites-store.ts';

let store: FavouritesStore | undefined;

/** The tab's favourites; nothing of them stays once the member has left. */
export function tabFavourites(): FavouritesStore {
  if (store === undefined) {
    const calls = () => import('./favourite-calls.ts').then(({ favouriteCalls }) => favouriteCalls);
    store = createFavouritesStore({ calls });
    onForgetMember(() => store?.clear());
  }
  return store;
}
