import { routeGroups } from '@hidamari/domain/access';
import { deskLinks } from '@hidamari/domain/navigation';
import type { CallLink } from '@hidamari/ui/call-box';
import type { IconName } from '@hidamari/ui/icon';
import { useLocation } from 'react-router';
import { usePageData } from '../../shell/page-data.ts';
import type { SupportDesk } from '../../shell/use-support-desk.ts';
import { useChatPress } from './use-chat.ts';

/**
 * What works at this desk now, for this person, on this page: the buttons of every call box (decision 0077). The chat opens
 * over the page where it is offered here.
 */
export function useDeskLinks(desk: SupportDesk): CallLink[] {
  const { member, variant } = usePageData();
  const { pathname } = useLocation();
  const onChat = useChatPress();
  return deskLinks(desk.variant, {
    isOpen: desk.isOpen,
    opening: desk.opening,
    isLoggedIn: member !== null,
    staysHere: routeGroups(pathname).auth || desk.variant !== variant,
  }).map(({ way, label, href, icon, note }) => ({
    id: way,
    label,
    href,
    icon: icon as IconName,
    ...(note !== null && { note }),
    ...(way === 'chat' && onChat && { onClick: onChat }),
  }));
}
