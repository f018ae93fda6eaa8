import type { VariantKey } from './variant.ts';

/** What says for itself on which variants it is shown: news, a category, and by its category an article. */
interface ShownOnSome {
  readonly variants: readonly VariantKey[];
}

/**
 * The one rule of what a variant's readers are given of the content: `items.filter(isShownOn(variant))`. What is meant
 * for one variant (a municipality's own notices) reaches no other, in no list, no search and at no address.
 */
export function isShownOn(variant: VariantKey): (item: ShownOnSome) => boolean {
  return ({ variants }) => variants.includes(variant);
}
