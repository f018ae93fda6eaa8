import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { PageMember } from '@hidamari/web/page-context';
import type { Settings } from '../../config/settings.ts';

/**
 * Address of the outside chat's own page on this person's pages; null where the built-in chat or none is offered.
 * Never for visitors, whose pages are kept for everybody, nor for a concierge in a member's place (G19, G42). It names
 * the operator's account alone: nothing of the member goes into it.
 */
export function outsideChatFor(
  { chatPlus }: Pick<Settings, 'chatPlus'>,
  { variant, member }: { variant: VariantKey; member: PageMember | null },
): string | null {
  if (chatPlus === null || member === null || member.acting !== undefined) return null;
  if (!VARIANTS[variant].channels.includes('chat')) return null;
  return `${chatPlus.origin}/chat/visitor/${chatPlus.siteId}?t=btn`;
}
