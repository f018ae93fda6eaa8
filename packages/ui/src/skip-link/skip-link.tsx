import type { MouseEvent, ReactNode } from 'react';

/** The id of the page's main part; the first skip link leads there. */
export const MAIN_ID = 'main';

export type SkipLinkProps = {
  /** The id of the part it leads to. */
  to?: string;
  /** Where more has to happen than to go there (call preventDefault). */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children?: ReactNode;
};

/** What the tab key reaches first: past the menus, to the content; further ones follow it. Seen while it has the focus. */
export function SkipLink({ to = MAIN_ID, onClick, children = '本文へ進む' }: SkipLinkProps) {
  return (
    <a className="ui-skip-link" href={`#${to}`} onClick={onClick}>
      {children}
    </a>
  );
}
