import type { VariantKey } from '@hidamari/domain/site-variants';
import type { StaffRole } from '@hidamari/domain/staff';
import { variantOfLeftAs } from '@hidamari/domain/withdrawal';
import type { FastifyRequest } from 'fastify';
import type { Authenticator, ChallengeCaller, MemberCaller } from '../caller.ts';
import type { PageAddress } from './page-address.ts';

/** Who opens a page, and whether their page may be shared with anybody. */
export interface PageViewer {
  /** The member, or a concierge in their place (`actingStaff`): that one comes first, and the page says so. */
  member: MemberCaller | null;
  challenge: ChallengeCaller | null;
  /** A challenge cookie came along whose way is over. */
  hasEndedFlow: boolean;
  staffRole: StaffRole | null;
  /** What somebody was who has just left; the cookie reaches the farewell page alone (G131). */
  leftAs: VariantKey | null;
  /** True when a session, challenge or farewell cookie came along, valid or not: such a page is never cached. */
  isPersonal: boolean;
}

/** Cookies that say who somebody is. */
const ASKED_COOKIES = ['session', 'challenge_token', 'staff_session', 'acting_session'] as const;

/** Who brought no cookie that tells of them. */
export const NOBODY = {
  member: null,
  challenge: null,
  hasEndedFlow: false,
  staffRole: null,
  leftAs: null,
} as const;

/**
 * Asks the cookies that bypass the page cache. A whole page takes a dead session or challenge cookie away, so that the
 * person's next pages come from the cache again. A data request never does: many of them run ahead of the person, and
 * one that was sent just before a login would take the cookie that the login has set.
 */
export async function readPageViewer(
  { facts, jar, resolved }: FastifyRequest,
  authenticator: Authenticator,
  { isData }: Pick<PageAddress, 'isData'>,
): Promise<PageViewer> {
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
  const found = { session: member, challenge_token: challenge, staff_session: staff, acting_session: acting };
  for (const name of isData ? [] : ASKED_COOKIES) {
    if (facts.cookies[name] && found[name] === null) jar.clear(name);
  }
  return {
    member: acting ?? member,
    challenge,
    hasEndedFlow: Boolean(challenge_token) && challenge === null,
    staffRole: staff?.role ?? null,
    leftAs,
    isPersonal: true,
  };
}
