import { VARIANTS } from '@hidamari/domain/site-variants';
import type { LinePlaces } from '../../page-context.ts';
import { usePageData } from '../page-data.ts';

/**
 * Where LINE is, for whoever may link with it; null where there is none: for an organisation's people (specification section
 * 6), and on a portal that has no LINE. A concierge in a member's place links nothing for them (G42).
 */
export function useLinePlaces(): LinePlaces | null {
  const { variant, member, line } = usePageData();
  return VARIANTS[variant].showLine && !member?.acting ? line : null;
}
