import { matchScreen } from '../screens/index.ts';
import { type MemberType, VARIANTS, variantOfMember } from '../site-variants/index.ts';
import { routeGroups } from './route-groups.ts';

/** Where a person is, for the consultation button. */
export interface FloatingButtonFacts {
  readonly pathname: string;
  /** The page came through an organisation's host. */
  readonly onOrganizationHost: boolean;
  /** Null for a visitor. */
  readonly memberType: MemberType | null;
  /** The consultation panel is open (specification section 4). */
  readonly isPanelOpen?: boolean;
}

/**
 * Whether the floating consultation button shows: not while the panel is open, not on focus, auth and chrome-less
 * pages (G13, G14), and on an organisation's host only for its own people: municipal members, and visitors, who
 * count as municipal there (specification section 6, G147). A path that is no screen (a 404) shows none.
 */
export function floatingButtonShown(facts: FloatingButtonFacts): boolean {
  if (facts.isPanelOpen) return false;
  const groups = routeGroups(facts.pathname);
  if (groups.focus || groups.auth) return false;
  if (matchScreen(facts.pathname)?.screen.chrome !== 'full') return false;
  return consultationOffered(facts);
}

/** Whether the consultation button and panel exist at all for a person here (specification section 6, G147). */
export function consultationOffered({
  onOrganizationHost,
  memberType,
}: Pick<FloatingButtonFacts, 'onOrganizationHost' | 'memberType'>): boolean {
  if (!onOrganizationHost || memberType === null) return true;
  return VARIANTS[variantOfMember(memberType)].organization !== null;
}
