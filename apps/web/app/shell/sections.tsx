import { type Audience, isAmong } from '@hidamari/domain/site-variants';
import type { ReactNode } from 'react';
import { usePageData } from './page-data.ts';

/** A part of a page for some member types alone (specification section 2.5): `<For audience={['chofu']}>`. */
export function For({ audience, children }: { audience: readonly Audience[]; children: ReactNode }) {
  return isAmong(usePageData().variant, audience) ? children : null;
}

/** A part of a page for members who are logged in. */
export function WhenLoggedIn({ children }: { children: ReactNode }) {
  return usePageData().member === null ? null : children;
}

/** A part of a page for visitors. */
export function WhenLoggedOut({ children }: { children: ReactNode }) {
  return usePageData().member === null ? children : null;
}
