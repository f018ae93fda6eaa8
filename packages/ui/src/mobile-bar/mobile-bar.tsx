import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';

/** One place of the bar. */
export type BarLink = {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  current?: boolean;
  /** Opens a panel instead of walking away (call preventDefault). */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
};

/** The bar at the bottom of phones, 72 px: icon and word, five places. From 67em the header does its work. */
export function MobileBar({ links }: { links: readonly BarLink[] }) {
  return (
    <nav className="ui-mobile-bar" aria-label="下のメニュー" data-print="hide">
      {links.map(({ id, label, href, icon, current, onClick }) => (
        <Link key={id} href={href} aria-current={current ? 'page' : undefined} onClick={onClick}>
          <Icon name={icon} size={26} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
