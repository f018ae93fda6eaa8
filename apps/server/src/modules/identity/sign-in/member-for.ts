import { VARIANTS, type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import type { Member } from '../../members/index.ts';

/** True when a member's pages lie on the host of this variant: an organisation's members have a host of their own. */
export function isAtHome({ member_type }: Pick<Member, 'member_type'>, variant: VariantKey): boolean {
  const own = VARIANTS[variantOfMember(member_type)].organization?.id;
  return own === VARIANTS[variant].organization?.id;
}

/**
 * The member for whom this host is made: an organisation's host takes its own members alone, the others take
 * everybody else; the type that the entrance was for comes first.
 */
export function memberFor(own: readonly Member[], variant: VariantKey): Member | undefined {
  const usable = own.filter((member) => isAtHome(member, variant));
  return usable.find(({ member_type }) => variantOfMember(member_type) === variant) ?? usable[0];
}
