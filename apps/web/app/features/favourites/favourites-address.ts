import { screenHref } from '@hidamari/domain/screens';
import type { FavouriteKind } from '../../parts/favourites/favourites-store.ts';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** Which favourites are shown, and how often 「もっと見る」 was pressed, from 1. */
export interface FavouritesAddress {
  kind: FavouriteKind;
  page: number;
}

/** Reads the address; anything else is the first page of the articles. */
export function readFavouritesAddress(search: URLSearchParams): FavouritesAddress {
  return {
    kind: search.get('category') === 'service' ? 'service' : 'article',
    page: pageOfAddress(search),
  };
}

export function favouritesHref({ kind, page }: FavouritesAddress): string {
  return screenHref('/favorite', null, {
    category: kind === 'service' ? 'service' : null,
    page: page > 1 ? page : null,
  });
}
