import type { LinkProps } from '@hidamari/ui/link';
import { watchLink } from './visible-links.ts';

/** Marks the links that Navigation follows. */
export const ROUTER_LINK = 'data-router-link';

/**
 * The link that the router follows, without a new page. It is an anchor with a mark and nothing more: Navigation listens
 * for the presses on all of them. Before that listens, the browser follows the link.
 */
export function PageLink({ children, ref: _outer, ...rest }: LinkProps) {
  return (
    <a {...rest} ref={watchLink} {...{ [ROUTER_LINK]: '' }}>
      {children}
    </a>
  );
}
