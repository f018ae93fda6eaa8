import {
  addFavouriteArticleEndpoint,
  addFavouriteServiceEndpoint,
  removeFavouriteArticleEndpoint,
  removeFavouriteServiceEndpoint,
  restoreFavouriteArticleEndpoint,
  restoreFavouriteServiceEndpoint,
} from '@hidamari/contract/favourites';
import { browserApi } from '../../shell/data/browser-api.ts';
import type { FavouriteCalls } from './favourites-store.ts';

const REMOVE = { article: removeFavouriteArticleEndpoint, service: removeFavouriteServiceEndpoint };
const RESTORE = { article: restoreFavouriteArticleEndpoint, service: restoreFavouriteServiceEndpoint };

/** The favourites' calls of the own service, for the tab's store. */
export const favouriteCalls: FavouriteCalls = {
  keep: (kind, id) =>
    kind === 'article'
      ? browserApi().call(addFavouriteArticleEndpoint, { body: { page_id: id } })
      : browserApi().call(addFavouriteServiceEndpoint, { body: { service_id: id } }),
  remove: (kind, id) => browserApi().call(REMOVE[kind], { params: { id } }),
  restore: (kind, id) => browserApi().call(RESTORE[kind], { params: { id }, body: {} }),
};
