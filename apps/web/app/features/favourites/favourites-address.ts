import { screenHref } from '@hidamari/domain/screens';
import type { FavouriteKind } from '../../shell/favourites/favourites-store.ts';

/** Which favourites are shown, and how often 「もっと見る」 was pressed, from 1. */
export interface FavouritesAddress {
  kind: FavouriteKind;
  page: number;
}

/** Reads the address; anything else is the first page of the articles. */
export function readFavouritesAddress(search: URLSearchParams): FavouritesAddress {
  const page = Number(search.get('page'));
  return {
    kind: search.get('category') === 'service' ? 'service' : 'article',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

export function favouritesHref({ kind, page }: FavouritesAddress): string {
  return screenHref('/favorite', null, {
    category: kind === 'service' ? 'service' : null,
    page: page > 1 ? page : null,
  });
}
