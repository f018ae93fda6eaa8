import {
  accountLinks,
  CONSULTATION_PATH,
  footerLinks,
  headerLinks,
  linkAddress,
  memberLinks,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from '@hidamari/domain/navigation';
import { useLocation } from 'react-router';
import { useConsultationPanel } from '../../parts/consultation/panel-state.tsx';
import { useConsultationOffered } from '../../parts/consultation/use-consultation-offered.ts';
import { usePageData } from '../page-data.ts';

/** A menu entry as the parts draw it. */
interface DrawnLink {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
}

/** A concern's services stand below it. The consultation stands there too, and has a place of its own in the menus. */
function isBelow(path: string, pathname: string): boolean {
  return pathname.startsWith(`${path}/`) && pathname !== CONSULTATION_PATH;
}

function isCurrent(href: string, pathname: string, search: string): boolean {
  const [path = '/', query] = href.split('?');
  if (query !== undefined) return pathname === path && search === `?${query}`;
  return path === '/' ? pathname === '/' : pathname === path || isBelow(path, pathname);
}

/** The menus of this variant, of this person and at this place. */
export function useMenus() {
  const { variant, companyUrl, member } = usePageData();
  const { pathname, search } = useLocation();
  const panel = useConsultationPanel();
  const isOffered = useConsultationOffered();
  const isLoggedIn = member !== null;

  const draw = (links: readonly NavigationLink[]): (DrawnLink & { icon: string | null })[] =>
    links.flatMap((link) => {
      const href = linkAddress(link, { companyUrl });
      if (href === null) return [];
      const openPanel = (event: React.MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        panel.open();
      };
      return [
        {
          id: link.id,
          label: link.label,
          href,
          icon: link.icon,
          ...(isCurrent(href, pathname, search) && { current: true }),
          // A member's press opens the panel; a visitor follows the link (specification section 4), and so does whoever
          // has no panel here.
          ...(link.opensPanel && isLoggedIn && isOffered && { onClick: openPanel }),
        },
      ];
    });

  return {
    header: draw([...memberLinks({ isLoggedIn }), ...headerLinks(variant, { isLoggedIn })]),
    second: draw(secondLinks()),
    footer: draw(footerLinks(variant)),
    bar: draw(mobileBarLinks(variant)),
    account: draw(accountLinks({ isLoggedIn })),
  };
}
