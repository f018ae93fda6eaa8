import type { ServiceRecommendCategory } from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';
import type { ListedService } from './listed-services.ts';

type Situated = Pick<CurrentUser, 'is_self' | 'diagnosed_cancers'>;

/** A situation as a page heads its services. */
export type Situation = Pick<ServiceRecommendCategory, 'id' | 'name' | 'lead'>;

/** A situation with the services that are recommended for it. */
export type FittingPart = Situation & { services: ListedService[] };

/**
 * The situations that speak to a member: by the treatment status they told, and by whether they are the patient. What
 * was not told is not guessed: then nothing is recommended (G146).
 */
export function situationsOf(
  { is_self, diagnosed_cancers = [] }: Situated,
  categories: readonly ServiceRecommendCategory[],
): Situation[] {
  const statuses = new Set(diagnosed_cancers.map(({ treatment_status_id }) => treatment_status_id));
  return categories
    .filter(
      ({ for_status, for_family }) =>
        (for_family && !is_self) || for_status.some((status) => statuses.has(status.id)),
    )
    .map(({ id, name, lead }) => ({ id, name, lead }));
}

/**
 * Services under the situations they are recommended for, each under the first of them; none past its review date
 * (G100), and no situation without a service.
 */
export function fittingServices(
  services: readonly ListedService[],
  situations: readonly Situation[],
): FittingPart[] {
  const firstOf = ({ recommend_category }: ListedService) =>
    situations.find(({ id }) => recommend_category.includes(id));
  const offered = services.filter(({ review_due }) => !review_due);
  return situations
    .map((situation) => ({
      ...situation,
      services: offered.filter((service) => firstOf(service) === situation),
    }))
    .filter((part) => part.services.length > 0);
}
