import { MEMBER_TYPES, type MemberType, VARIANTS, variantOfMember } from '../site-variants/index.ts';

/** True for members of a variant with services: an organisation has no panel (specification section 6, G87). */
export function hasMonitorPanel(memberType: MemberType): boolean {
  return VARIANTS[variantOfMember(memberType)].hasServices;
}

/** The member types that have a panel. */
export const PANEL_MEMBER_TYPES: readonly MemberType[] = MEMBER_TYPES.filter(hasMonitorPanel);
