import type { MemberType, VariantKey } from './variant.ts';
import { VARIANTS } from './variants.ts';

/**
 * For whom a section of a page is (specification section 2.5): one member type, or `others`: an organisation
 * that has no sections of its own.
 */
export type Audience = MemberType | 'others';

/** Member types that have sections of their own. */
const NAMED: readonly Audience[] = ['insurance', 'general', 'chofu'];

/** True when somebody on this variant belongs to one of the audiences. */
export function isAmong(variant: VariantKey, audiences: readonly Audience[]): boolean {
  const { memberType } = VARIANTS[variant];
  const audience: Audience = NAMED.includes(memberType) ? memberType : 'others';
  return audiences.includes(audience);
}
