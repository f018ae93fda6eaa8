import { CONCERNS } from '../option-sets/index.ts';
import { screenAt } from '../screens/index.ts';
import type { VariantKey } from '../site-variants/index.ts';

/**
 * The services that a supporter may name to members of one variant, by concern: what /services?category= shows. None
 * where the variant has no such screen.
 */
export function attachableServices(variant: VariantKey): { id: string; title: string }[] {
  if (!screenAt('/services').on.includes(variant)) return [];
  return CONCERNS.map(({ value, label }) => ({ id: value, title: `${label}を支えるサービス` }));
}
