import { matchScreen } from '../screens/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { routeGroups } from './route-groups.ts';

/**
 * Where the floating consultation button and its panel stand (specification section 6): never on focus and auth
 * pages or pages without chrome; on an organisation's host only for its own people (G147: a visitor there counts
 * as one of them).
 */
export function hasConsultationButton(pathname: string, variant: VariantKey): boolean {
  const { focus, auth } = routeGroups(pathname);
  if (focus || auth) return false;
  const match = matchScreen(pathname);
  if (match?.screen.chrome === 'none' || match?.screen.access === 'staff') return false;
  return VARIANTS[variant].channels.includes('phone');
}
