import type { LinkProps } from '@hidamari/ui/link';
import { watchLink } from './near-links.ts';

/** Marks the links that Walking follows. */
export const WALK_MARK = 'data-walk';

/**
 * The link that walks to another screen without a new page. It is an anchor with a mark and nothing more: what a press
 * does is the business of Walking, which listens for all of them. Before that listens, the browser follows the link.
 */
export function PageLink({ children, ref: _outer, ...rest }: LinkProps) {
  return (
    <a {...rest} ref={watchLink} {...{ [WALK_MARK]: '' }}>
      {children}
    </a>
  );
}
