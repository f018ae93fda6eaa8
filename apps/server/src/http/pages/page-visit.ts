import type { VariantKey } from '@hidamari/domain/site-variants';
import type { StaffRole } from '@hidamari/domain/staff';
import { variantOfLeftAs } from '@hidamari/domain/withdrawal';
import type { FastifyRequest } from 'fastify';
import type { Authenticator, ChallengeCaller, MemberCaller } from '../caller.ts';

/** Who opens a page, and whether their page may be shared with anybody. */
export interface PageVisit {
  /** The member, or a concierge in their place (`actingStaff`): that one comes first, and the page says so. */
  member: MemberCaller | null;
  challenge: ChallengeCaller | null;
  staffRole: StaffRole | null;
  /** What somebody was who has just left; the cookie reaches the farewell page alone (G131). */
  leftAs: VariantKey | null;
  /** True when a session, challenge or farewell cookie came along, valid or not: such a page is never cached. */
  isPersonal: boolean;
}

const NOBODY = { member: null, challenge: null, staffRole: null, leftAs: null } as const;

/**
 * Asks the cookies that bypass the page cache. A dead session or challenge cookie is taken away, so that the
 * person's next pages come from the cache again.
 */
export async function readVisit(
  { facts, jar, resolved }: FastifyRequest,
  authenticator: Authenticator,
): Promise<PageVisit> {
  const { session, challenge_token, staff_session, acting_session } = facts.cookies;
  const leftAs = variantOfLeftAs(facts.cookies.left_as, resolved.onOrganizationHost);
  if (!session && !challenge_token && !staff_session && !acting_session) {
    return { ...NOBODY, leftAs, isPersonal: leftAs !== null };
  }
  const [member, challenge, staff, acting] = await Promise.all([
    session ? authenticator.bySessionCookie(session, facts) : null,
    challenge_token ? authenticator.byChallengeToken(challenge_token, facts) : null,
    staff_session ? authenticator.byStaffCookie(staff_session, facts) : null,
    acting_session ? authenticator.byActingCookie(acting_session, facts) : null,
  ]);
  if (session && member === null) jar.clear('session');
  if (challenge_token && challenge === null) jar.clear('challenge_token');
  if (staff_session && staff === null) jar.clear('staff_session');
  if (acting_session && acting === null) jar.clear('acting_session');
  return { member: acting ?? member, challenge, staffRole: staff?.role ?? null, leftAs, isPersonal: true };
}
