import type { ReactNode } from 'react';

/** The id of the page's main part; the first skip link leads there. */
export const MAIN_ID = 'main';

export type SkipLinkProps = {
  /** The id of the part it leads to. */
  to?: string;
  /** It is in view wherever one stands: nothing has to scroll. */
  isInView?: boolean;
  children?: ReactNode;
};

/** What the tab key reaches first: past the menus, to the content; further ones follow it. Seen while it has the focus. */
export function SkipLink({ to = MAIN_ID, isInView = false, children = '本文へ進む' }: SkipLinkProps) {
  return (
    <a className="ui-skip-link" href={`#${to}`} data-in-view={isInView ? '' : undefined}>
      {children}
    </a>
  );
}
