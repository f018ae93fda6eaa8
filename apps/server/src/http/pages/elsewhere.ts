import { liesElsewhere, VARIANTS, variantOfLanding, variantOfMember } from '@hidamari/domain/site-variants';
import { addressIn, hasOwnHost } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';
import type { ResolvedVariant } from '../site.ts';
import type { PageAddress } from './page-address.ts';
import type { PageVisit } from './page-visit.ts';

interface Asked {
  address: Pick<PageAddress, 'screenPath' | 'screenAddress'>;
  member: PageVisit['member'];
  /** How the host alone was resolved. */
  resolved: Pick<ResolvedVariant, 'variant' | 'onOrganizationHost'>;
}

/**
 * Where a landing page is to be read that is asked for at the wrong door; null for any other page, and where it is right
 * (decision 0074). It lies on the host of its own variant, and a member reads that of their own programme. Staff in a
 * member's place stay where they are (G42).
 */
export function addressElsewhere(
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts'>,
  { address, member, resolved }: Asked,
): string | null {
  const landing = variantOfLanding(address.screenPath);
  if (landing === null || member?.actingStaff !== undefined) return null;
  const owner = member === null ? landing : variantOfMember(member.memberType);
  const href = owner === landing ? address.screenAddress : VARIANTS[owner].landingPath;
  const hasHost = VARIANTS[owner].organization === null || hasOwnHost(settings, owner);
  if (hasHost && liesElsewhere(owner, resolved)) return addressIn(settings, owner, href);
  return owner === landing ? null : href;
}
