import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';

/** One place of the bar. */
export type BarLink = {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  current?: boolean;
  /** Opens a panel instead of navigating (call preventDefault). */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  /** The one that leads to a supporter: it wears the key colour, and says what works at this hour. */
  now?: BarNow | undefined;
};

/** What the key entry of the bar says besides its name. */
export type BarNow = {
  /** For the skip link that leads to it (G124). */
  id?: string;
  /** Five characters at most: 「受付中」, 「書いておく」. */
  word: string;
  /** Somebody has answered: a dot, and these words for those who listen. Null: nothing is unread. */
  news: string | null;
};

/**
 * The bar at the bottom of phones, 72 px: icon and word, five places. It is the window's own lower edge, as wide as it, and
 * takes its room at the end of the page. From 67em the header does its work.
 */
export function MobileBar({ links }: { links: readonly BarLink[] }) {
  return (
    <nav className="ui-mobile-bar" aria-label="下のメニュー" data-print="hide">
      {links.map(({ id, label, href, icon, current, onClick, now }) => (
        <Link
          key={id}
          id={now?.id}
          href={href}
          data-kind={now ? 'key' : undefined}
          aria-current={current ? 'page' : undefined}
          onClick={onClick}
        >
          <Icon name={icon} size={now ? 22 : 26} />
          <span>{label}</span>
          {now ? <small data-hours="bar">{now.word}</small> : null}
          {now?.news ? (
            <span className="ui-mobile-bar-news">
              <span className="ui-visually-hidden">{now.news}</span>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
