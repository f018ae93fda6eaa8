import { VARIANT_KEYS, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { originOfVariant, variantOrigins } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';

type Site = Pick<Settings, 'publicUrl' | 'organizationHosts'>;

/** Whole addresses in a text, as a mail program would make links of them. */
export const addressesIn = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Whose mail it is, by its last lines; null for a text without them (LINE, SMS). */
function variantOfText(text: string): VariantKey | null {
  const lines = text.split('\n');
  return VARIANT_KEYS.find((key) => lines.includes(VARIANTS[key].productTitle)) ?? null;
}

/** The variant that an own address opens in a browser without a cookie; null where it leaves that to chance. */
function variantOfAddress(site: Site, address: string): VariantKey | null {
  const { origin, searchParams } = new URL(address);
  const role = searchParams.get('role');
  return (
    VARIANT_KEYS.find((key) => originOfVariant(site, key) === origin && VARIANTS[key].roleQuery === role) ??
    null
  );
}

function isOfDesk({ publicUrl }: Site, address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === new URL(publicUrl).origin && pathname.startsWith('/desk');
}

/** Own addresses of a text that do not name the programme it is of (decision 0074): none in anything that the portal sends. */
export function strayAddresses(site: Site, text: string): string[] {
  const own = variantOrigins(site);
  const variant = variantOfText(text);
  return (
    addressesIn(text)
      .filter((address) => own.includes(new URL(address).origin))
      // The desk is one, on the base host, for the staff of every programme.
      .filter((address) => !isOfDesk(site, address))
      .filter((address) => {
        const named = variantOfAddress(site, address);
        return named === null || (variant !== null && named !== variant);
      })
  );
}
