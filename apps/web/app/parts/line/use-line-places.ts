import { VARIANTS } from '@hidamari/domain/site-variants';
import { type PageData, usePageData } from '../../shell/page-data.ts';

export type LinePlaces = NonNullable<PageData['line']>;

/**
 * Where LINE is, for whoever may link with it; null where there is none: for an organisation's people (specification section
 * 6), and on a portal that has no LINE. A concierge in a member's place links nothing for them (G42).
 */
export function useLinePlaces(): LinePlaces | null {
  const { variant, member, line } = usePageData();
  return VARIANTS[variant].showLine && !member?.acting ? line : null;
}
