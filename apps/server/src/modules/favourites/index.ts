import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { ModuleWith } from '../../portal-module.ts';
import type { FavouriteKind } from './favourite.table.ts';
import { eraseRemovedBefore, listAllFavourites } from './favourites.repository.ts';
import { type FavouriteNeeds, type FavouriteOptions, favouriteRoutes } from './favourites.routes.ts';
import { favouriteBelongings } from './move-favourites.ts';

/** A removal can be taken back for seconds; a month leaves room for clocks and for questions. */
const REMOVED_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Articles and services that members keep (U-F01, G123). */
export function createFavouritesModule(
  needs: FavouriteNeeds,
  options: FavouriteOptions,
): ModuleWith<'routes' | 'jobs' | 'belongings'> {
  return {
    routes: favouriteRoutes(needs, options),
    belongings: [favouriteBelongings],
    jobs: [
      {
        name: 'erase-removed-favourites',
        dailyAt: '03:40',
        run: (now) => eraseRemovedBefore(needs.database, new Date(now.getTime() - REMOVED_KEPT_MS)),
      },
    ],
  };
}

/** Everything a member keeps, for their own data (G136). */
export async function favouritesToTake({ database }: Pick<FavouriteNeeds, 'database'>, memberId: string) {
  const kept = await listAllFavourites(database, memberId);
  const ofKind = (kind: FavouriteKind) => kept.filter((favourite) => favourite.kind === kind);
  return [...ofKind('article'), ...ofKind('service')].map(({ kind, content_id, created_at }) => ({
    kind,
    content_id,
    created_at: formatWireTimestamp(created_at),
  }));
}
