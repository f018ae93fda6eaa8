import { categoryOfConcern } from '@hidamari/domain/concerns';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { CONCERNS } from '@hidamari/domain/option-sets';
import type { ListedService } from '../../parts/content/listed-services.ts';
import type { ServiceWishes } from './services-address.ts';

/** The list under some wishes, and how many each concern would hold. */
export interface ServiceList {
  services: ListedService[];
  total: number;
  counts: { all: number; byConcern: Record<string, number> };
}

/** Narrows the viewer's services. The counts on the concerns tell of the other wishes as they stand. */
export function narrowServices(services: readonly ListedService[], wishes: ServiceWishes): ServiceList {
  const beside = services.filter((service) => fits(service, wishes));
  const inConcern = ({ category }: ListedService) =>
    wishes.concern === null || category.id === categoryOfConcern(wishes.concern);
  const found = beside
    .filter(inConcern)
    .filter(({ sub_category }) => wishes.subCategory === null || sub_category.includes(wishes.subCategory));
  const byConcern = Object.fromEntries(
    CONCERNS.map(({ value }) => [
      value,
      beside.filter(({ category }) => category.id === categoryOfConcern(value)).length,
    ]),
  );
  return {
    services: found.slice(0, wishes.page * LIST_PAGE_SIZE),
    total: found.length,
    counts: { all: beside.length, byConcern },
  };
}

function fits(service: ListedService, { recommendCategory, isFreeOnly }: ServiceWishes): boolean {
  return (
    (!isFreeOnly || service.is_free) &&
    (recommendCategory === null || service.recommend_category.includes(recommendCategory))
  );
}
