import { concernOfCategory } from '@hidamari/domain/concerns';
import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** What the list is narrowed to; everything stands in the address, so that it can be kept and sent. */
export interface ServiceWishes {
  concern: Concern | null;
  subCategory: string | null;
  recommendCategory: string | null;
  isFreeOnly: boolean;
  /** How often 「もっと見る」 was pressed, from 1. */
  page: number;
}

const LONGEST_ID = 80;
const MOST_PAGES = 100;

/**
 * Reads the address; what means nothing is no wish. Editors' links name a concern by the id of its category with the content
 * service (money, mind).
 */
export function readServiceWishes(search: URLSearchParams): ServiceWishes {
  const name = search.get('category') ?? '';
  const idOf = (key: string) => {
    const id = search.get(key);
    return id !== null && /^[\w-]+$/.test(id) && id.length <= LONGEST_ID ? id : null;
  };
  return {
    concern: CONCERNS.find(({ value }) => value === name)?.value ?? concernOfCategory(name),
    subCategory: idOf('sub_category'),
    recommendCategory: idOf('recommend_category'),
    isFreeOnly: search.get('free') === '1',
    page: Math.min(pageOfAddress(search), MOST_PAGES),
  };
}

/** What the list can be narrowed by; null = could not be read. */
interface Choices {
  subCategories: readonly { id: string }[] | null;
  recommendCategories: readonly { id: string }[] | null;
}

const known = (choices: Choices[keyof Choices], wish: string | null) =>
  choices?.find(({ id }) => id === wish)?.id ?? null;

/** A wish that is no choice, or whose choices could not be read, is none: nobody could see it, or take it back (G103). */
export function knownWishes(wishes: ServiceWishes, choices: Choices): ServiceWishes {
  return {
    ...wishes,
    subCategory: known(choices.subCategories, wishes.subCategory),
    recommendCategory: known(choices.recommendCategories, wishes.recommendCategory),
  };
}

/** The address of the list with other wishes; a changed wish begins at the first page. */
export function servicesHref(wishes: ServiceWishes, change: Partial<ServiceWishes> = {}): string {
  const { concern, subCategory, recommendCategory, isFreeOnly, page } = { ...wishes, page: 1, ...change };
  return screenHref('/services', null, {
    category: concern,
    sub_category: subCategory,
    recommend_category: recommendCategory,
    free: isFreeOnly ? 1 : null,
    page: page > 1 ? page : null,
  });
}
