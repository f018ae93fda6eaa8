import { onForgetMember } from '../../shell/data/held-member.ts';
import type { FavouriteKind } from '../../shell/favourites/favourites-store.ts';
import type { FavouritesAddress } from './favourites-address.ts';

const pages = new Map<FavouriteKind, number>();

/** How far each list had been opened in this tab: the other list's chip leads back to there (specification section 3). */
export const rememberedPages = {
  of: (kind: FavouriteKind): number => pages.get(kind) ?? 1,
  keep({ kind, page }: FavouritesAddress): void {
    pages.set(kind, page);
  },
  clear(): void {
    pages.clear();
  },
};

onForgetMember(rememberedPages.clear);
