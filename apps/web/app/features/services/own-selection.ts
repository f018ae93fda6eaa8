import type { ListedService } from '../../parts/content/listed-services.ts';
import { type FittingPart, fittingServices, type Situation } from '../../parts/content/member-situations.ts';
import type { SavedFavourites } from '../../parts/favourites/favourites-store.ts';

/** The services of one concern as they stand for one member (G146); each once. */
export interface OwnSelection {
  /** What the member keeps; null where that could not be read. */
  kept: ListedService[] | null;
  /** Under the situations that speak to the member, those without a service left out; null where they could not be read. */
  fitting: FittingPart[] | null;
  /** The rest of the concern, those past their review date too: whoever opens the concern asks for all of it (G100). */
  others: ListedService[];
}

interface Own {
  kept: SavedFavourites | null;
  situations: readonly Situation[] | null;
}

/**
 * Sorts the services by what is the member's own. By what was kept when the page was opened: a card that left its place
 * at the press of its heart would take the finger, or the keyboard's focus, with it.
 */
export function ownSelection(services: readonly ListedService[], { kept, situations }: Own): OwnSelection {
  const isKept = ({ id }: ListedService) => kept?.service[id] !== undefined;
  const left = services.filter((service) => !isKept(service));
  const fitting = situations && fittingServices(left, situations);
  const named = new Set(fitting?.flatMap((part) => part.services));
  return {
    kept: kept && services.filter(isKept),
    fitting,
    others: left.filter((service) => !named.has(service)),
  };
}
