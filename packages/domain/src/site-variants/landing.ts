import type { VariantKey } from './variant.ts';
import { VARIANT_KEYS, VARIANTS } from './variants.ts';

/** The variant whose landing page a path is (G24); null for every other page. */
export function variantOfLanding(path: string): VariantKey | null {
  return VARIANT_KEYS.find((key) => VARIANTS[key].landingPath === path) ?? null;
}

/** Where a page is asked for. */
interface Host {
  /** The organisation's variant on its own host; any of the others on the host of the programmes. */
  readonly variant: VariantKey;
  readonly onOrganizationHost: boolean;
}

/** True where a variant's pages lie on another host than this one: an organisation's members have a host of their own. */
export function liesElsewhere(variant: VariantKey, { variant: here, onOrganizationHost }: Host): boolean {
  const ofHost = onOrganizationHost ? VARIANTS[here].organization?.id : undefined;
  return VARIANTS[variant].organization?.id !== ofHost;
}
