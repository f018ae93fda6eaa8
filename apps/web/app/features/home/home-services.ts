import type { ListedService } from '../../parts/content/listed-services.ts';
import { type FittingPart, fittingServices, type Situation } from '../../parts/content/member-situations.ts';
import type { SavedFavourites } from '../../parts/favourites/favourites-store.ts';

const SHOWN = 3;

interface Own {
  situations: readonly Situation[];
  /** What the member keeps stands under their favourites, and is not recommended besides. */
  kept: SavedFavourites | null;
}

/**
 * Which of the recommended services a member's home shows: those that fit what the member told, by the rule of their
 * own selection (G146), one of each situation before a second of any. Where nothing fits they are the first that are
 * recommended to anybody.
 */
export function homeServices(
  recommended: readonly ListedService[],
  { situations, kept }: Own,
): ListedService[] {
  const left = recommended.filter(({ id }) => kept?.service[id] === undefined);
  const fitting = oneOfEachFirst(fittingServices(left, situations));
  return (fitting.length > 0 ? fitting : left).slice(0, SHOWN);
}

function oneOfEachFirst(parts: readonly FittingPart[]): ListedService[] {
  const most = Math.max(0, ...parts.map(({ services }) => services.length));
  return Array.from({ length: most }, (_, at) => parts.flatMap(({ services }) => services[at] ?? [])).flat();
}
