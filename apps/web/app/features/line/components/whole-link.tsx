import { type LinkProps, LinkProvider } from '@hidamari/ui/link';
import type { ReactNode } from 'react';

function Anchor({ children, ref: _outer, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/**
 * Links inside are followed by the browser itself: to LINE and the example of it, which are no pages of the portal, and away
 * from pages that LINE's script may stand in.
 */
export function WholeLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={Anchor}>{children}</LinkProvider>;
}
