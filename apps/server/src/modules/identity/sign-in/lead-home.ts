import type { PendingAnswer } from '@hidamari/contract/auth';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { matchScreen, screenHref } from '@hidamari/domain/screens';
import { type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import { addressIn, originOfVariant } from '../../../config/portal-addresses.ts';
import type { Member } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';

/**
 * Somebody has shown a common ID that is right, at the host of another desk than theirs (decision 0074): on to the login of
 * their own, which says why they are there and that the same ID and password are right. Where they wanted to go comes along
 * where their own desk has that page. U-E06 remains for an account of a desk that has no host.
 */
export function leadHome(
  { settings }: Pick<IdentityParts, 'settings'>,
  { member_type }: Pick<Member, 'member_type'>,
  { request, cookies }: Exchange,
): PendingAnswer {
  const variant = variantOfMember(member_type);
  if (originOfVariant(settings, variant) === request.origin) return { next_page_id: SCREENS.notUsable };
  cookies.clear('return_path');
  const wish = wishOn(variant, request.cookies.return_path);
  const query = new URLSearchParams({ door: 'own', ...(wish !== null && { return_to: wish }) });
  return { url: addressIn(settings, variant, `${screenHref('/login')}?${query}`) };
}

function wishOn(variant: VariantKey, stored: string | undefined): string | null {
  const path = safeReturnPath(stored);
  const screen = path === null ? null : matchScreen(path.replace(/[?#].*$/s, ''))?.screen;
  return screen?.on.includes(variant) ? path : null;
}
