import type { Concern } from '../option-sets/index.ts';
import { screenHref } from '../screens/index.ts';

/** Ids of the article and service categories, by the concern they belong to (specification section 1 and G98). */
const CATEGORY_OF_CONCERN: Readonly<Record<Concern, string>> = {
  treatment: 'treatment',
  financial: 'money',
  life: 'life',
  mental: 'mind',
};

/** The id of the category in which a concern's articles and services stand. */
export function categoryOfConcern(concern: Concern): string {
  return CATEGORY_OF_CONCERN[concern];
}

/** The concern of a category; null for those beside the four (experience stories). */
export function concernOfCategory(categoryId: string): Concern | null {
  const concerns = Object.keys(CATEGORY_OF_CONCERN) as Concern[];
  return concerns.find((concern) => CATEGORY_OF_CONCERN[concern] === categoryId) ?? null;
}

/** Services with a page of their own name (specification section 2.2, G82 to G87). */
const NAMED_PAGES = {
  'medical-note': '/treatment/medical-note',
  monitor: '/treatment/monitor',
  tomosnote: '/mental/tomosnote',
  ancs: '/life/ancs',
  bears: '/life/bears',
  avic: '/life/avic',
} as const;

export type NamedService = keyof typeof NAMED_PAGES;

const DETAIL_PAGES = {
  treatment: '/treatment/:id',
  financial: '/financial/:id',
  life: '/life/:id',
  mental: '/mental/:id',
} as const satisfies Record<Concern, string>;

/** A service as far as its address needs it. */
export interface AddressedService {
  readonly id: string;
  readonly category: { readonly id: string };
}

/** Own page of a service; null when its category is none of the four. */
export function serviceHref({ id, category }: AddressedService): string | null {
  if (isNamedService(id)) return NAMED_PAGES[id];
  const concern = concernOfCategory(category.id);
  return concern === null ? null : screenHref(DETAIL_PAGES[concern], { id });
}

/** Whether the service has a page of its own name, open to members alone. */
export function isNamedService(id: string): id is NamedService {
  return Object.hasOwn(NAMED_PAGES, id);
}
