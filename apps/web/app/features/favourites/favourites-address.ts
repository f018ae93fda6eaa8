import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { screenHref } from '@hidamari/domain/screens';
import type { FavouriteKind } from '../../shell/favourites/favourites-store.ts';

/** Which favourites are shown, and how often 「もっと見る」 was pressed, from 1. */
export interface FavouritesAddress {
  kind: FavouriteKind;
  page: number;
}

/** 500 of a kind, twenty a page (G123). */
const LAST_PAGE = 500 / LIST_PAGE_SIZE;

/** Reads the address; anything else is the first page of the articles. */
export function readFavouritesAddress(search: URLSearchParams): FavouritesAddress {
  const page = Number(search.get('page'));
  return {
    kind: search.get('category') === 'service' ? 'service' : 'article',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

export function favouritesHref({ kind, page }: FavouritesAddress): string {
  return screenHref('/favorite', null, {
    category: kind === 'service' ? 'service' : null,
    page: page > 1 ? page : null,
  });
}
