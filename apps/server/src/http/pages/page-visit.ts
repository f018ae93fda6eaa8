import type { StaffRole } from '@hidamari/domain/staff';
import type { FastifyRequest } from 'fastify';
import type { Authenticator, ChallengeCaller, MemberCaller } from '../caller.ts';

/** Who opens a page, and whether their page may be shared with anybody. */
export interface PageVisit {
  /** The member, or a concierge in their place (`actingStaff`): that one comes first, and the page says so. */
  member: MemberCaller | null;
  challenge: ChallengeCaller | null;
  staffRole: StaffRole | null;
  /** True when a session or challenge cookie came along, valid or not: such a page is never cached. */
  isPersonal: boolean;
}

const NOBODY: PageVisit = { member: null, challenge: null, staffRole: null, isPersonal: false };

/**
 * Asks the cookies that bypass the page cache. A dead session or challenge cookie is taken away, so that the
 * person's next pages come from the cache again.
 */
export async function readVisit(
  { facts, jar }: FastifyRequest,
  authenticator: Authenticator,
): Promise<PageVisit> {
  const { session, challenge_token, staff_session, acting_session } = facts.cookies;
  if (!session && !challenge_token && !staff_session && !acting_session) return NOBODY;
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
  return { member: acting ?? member, challenge, staffRole: staff?.role ?? null, isPersonal: true };
}
