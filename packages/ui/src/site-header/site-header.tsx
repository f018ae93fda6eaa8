import type { ReactNode } from 'react';
import type { TelephoneNumber } from '../call-box/call-box.tsx';
import { Icon } from '../icon/index.ts';
import { OutsideImage } from '../illustration/index.ts';
import { Link } from '../link/index.ts';
import { Logo, type LogoProps } from '../logo/logo.tsx';
import { type OpenNow, OpenNowLine } from '../open-now-line/open-now-line.tsx';

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
  /** From 67em, on a line of its own: whom to call, and whether somebody answers now. */
  call?: { number: TelephoneNumber; openNow: OpenNow };
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

/**
 * Number, then the state: what comes first never moves when the words behind it change with the hour. The number is no
 * link here: it is read from a wide window and dialled elsewhere, and phones have a button for it.
 */
function CallStrip({ number, openNow }: NonNullable<SiteHeaderProps['call']>) {
  return (
    <div className="ui-header-call">
      <div>
        <p className="ui-header-number">
          <Icon name="phone" size={20} />
          <span className="ui-visually-hidden">相談の電話番号</span>
          {number.display}
        </p>
        <OpenNowLine {...openNow} size="small" />
      </div>
    </div>
  );
}

/** The head of every screen. Takes data and slots; which links there are is the navigation's business. */
export function SiteHeader({ logo, call, links, second, tools, wideTools, narrowTools }: SiteHeaderProps) {
  return (
    <header className="ui-header" data-print="hide">
      {call ? <CallStrip {...call} /> : null}
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
      {picture ? <OutsideImage src={picture} alt="" instead={initial} /> : initial}
    </span>
  );
}
