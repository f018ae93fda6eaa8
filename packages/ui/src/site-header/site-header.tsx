import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Logo, type LogoProps } from '../logo/index.ts';

/** One entry of a menu, as the application reads it from the navigation of the variant. */
export type MenuLink = {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
};

export type SiteHeaderProps = {
  logo: LogoProps;
  /** Shown from 67em; below, the same links stand in the menu. */
  links: readonly MenuLink[];
  /** The second navigation: to consult. Beside the first where there is room. */
  second?: readonly MenuLink[];
  /** Always shown: the size of the letters. */
  tools?: ReactNode;
  /** From 67em: the ways in, or news and the own account. */
  wideTools?: ReactNode;
  /** Below 67em: telephone and menu. */
  narrowTools?: ReactNode;
};

function Links({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ id, label, href, current, onClick }) => (
    <Link key={id} href={href} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {label}
    </Link>
  ));
}

/** The head of every screen. Takes data and slots; which links there are is the navigation's business. */
export function SiteHeader({ logo, links, second, tools, wideTools, narrowTools }: SiteHeaderProps) {
  return (
    <header className="ui-header" data-print="hide">
      <div className="ui-header-line">
        <Logo {...logo} />
        {links.length > 0 || second?.length ? (
          <nav aria-label="主なメニュー">
            <Links links={links} />
            {second ? <Links links={second} /> : null}
          </nav>
        ) : null}
        <div className="ui-header-end">
          {tools}
          {wideTools ? <div className="ui-header-wide">{wideTools}</div> : null}
          {narrowTools ? <div className="ui-header-narrow">{narrowTools}</div> : null}
        </div>
      </div>
    </header>
  );
}

/** The head of screens with one task (log in, sign up, survey): the name and one way out. */
export function TaskHeader({ logo, children }: { logo: LogoProps; children?: ReactNode }) {
  return (
    <header className="ui-header" data-print="hide">
      <div className="ui-header-line">
        <Logo {...logo} />
        <div className="ui-header-end">{children}</div>
      </div>
    </header>
  );
}

/**
 * A member's picture in a disc, or the first character of the name; the words beside it say who it is.
 * @param picture address of the picture; the initial stands where there is none.
 * @param size small 36 px in a line; large 64 px at the head of the account.
 */
export function Avatar({
  initial,
  picture,
  size = 'small',
}: {
  initial: string;
  picture?: string | undefined;
  size?: 'small' | 'large';
}) {
  return (
    <span className="ui-avatar" data-size={size} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : initial}
    </span>
  );
}
