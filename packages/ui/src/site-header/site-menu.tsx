import type { ReactNode } from 'react';
import { CallBox, type TelephoneNumber } from '../call-box/call-box.tsx';
import { LinkRow, LinkRows } from '../link-row/link-row.tsx';
import type { OpenNow } from '../open-now-line/open-now-line.tsx';
import type { MenuLink } from './site-header.tsx';

export type SiteMenuProps = {
  number: TelephoneNumber;
  openNow: OpenNow;
  links: readonly MenuLink[];
  /** Log in and sign up, or account and log out. */
  actions?: ReactNode;
};

/** What the menu of a phone holds, inside a sheet: the telephone first, then the places, the present one lit. */
export function SiteMenu({ number, openNow, links, actions }: SiteMenuProps) {
  return (
    <>
      <CallBox number={number} openNow={openNow} lines={[]} />
      <nav aria-label="メニュー">
        <LinkRows>
          {links.map(({ id, label, href, current, onClick }) => (
            <LinkRow
              key={id}
              href={href}
              title={label}
              {...(current && { current })}
              {...(onClick && { onClick })}
            />
          ))}
        </LinkRows>
      </nav>
      {actions ? <div className="ui-menu-actions">{actions}</div> : null}
    </>
  );
}
