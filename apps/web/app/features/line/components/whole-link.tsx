import { type LinkProps, LinkProvider } from '@hidamari/ui/link';
import type { ReactNode } from 'react';

function Anchor({ children, ref: _outer, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** Links inside lead to LINE, or to the example of it: no page of the portal, so the browser goes there by itself. */
export function WholeLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={Anchor}>{children}</LinkProvider>;
}
