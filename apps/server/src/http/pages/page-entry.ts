import {
  decideEntry,
  type EntryCaller,
  memberOnlyScreen,
  needsCurrentConsent,
} from '@hidamari/domain/access';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { type Screen, screenHref } from '@hidamari/domain/screens';
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

const DESK = screenHref('/desk');

/** What happens at the entry of a page; `returnPath` is where to come back to after /login. */
export type EntryOutcome =
  | { kind: 'enter' }
  | { kind: 'not_found' }
  /** A concierge on a screen that is the member's alone: it says so, and what the member does there (G42). */
  | { kind: 'members_own' }
  | { kind: 'redirect'; to: string }
  | { kind: 'login'; returnPath: string | null }
  /** Step one of a way in has passed, or a member has something to agree to: on the screen of this id. */
  | { kind: 'challenge'; nextPageId: string; returnPath: string | null };

interface EntryRequest {
  address: Pick<PageAddress, 'screen' | 'screenPath' | 'screenAddress' | 'query'>;
  visit: Pick<PageViewer, 'member' | 'challenge' | 'staffRole'> & Partial<Pick<PageViewer, 'hasEndedFlow'>>;
  variant: VariantKey;
  onOrganizationHost: boolean;
  maintenance: boolean;
  /** Id of the screen that the member has to pass first; absent or null: none. */
  screenBefore?: string | null;
  /** Where the page is to be read instead, as `addressElsewhere` says; absent or null: here. */
  elsewhere?: string | null;
}

/** Asks for what `entryOutcomeOf` needs of a member, where the screen makes it matter. */
export async function screenBeforeOf(
  authenticator: Authenticator,
  { screen }: Pick<PageAddress, 'screen'>,
  member: MemberCaller | null,
): Promise<string | null> {
  if (member === null || screen === null || !needsCurrentConsent(screen)) return null;
  return (await authenticator.screenBefore?.(member)) ?? null;
}

/** Applies the route-entry rules before anything is rendered (specification sections 2.5 and 4). */
export function entryOutcomeOf({
  address,
  visit,
  variant,
  onOrganizationHost,
  maintenance,
  screenBefore = null,
  elsewhere = null,
}: EntryRequest): EntryOutcome {
  const { screen, screenPath, screenAddress, query } = address;
  if (screen === null) return { kind: 'not_found' };
  if (elsewhere !== null && !maintenance) return { kind: 'redirect', to: elsewhere };
  const decision = decideEntry({
    screen,
    pathname: screenPath,
    search: query.toString(),
    variant,
    caller: callerOf(visit, screen),
    maintenance,
    onOrganizationHost,
    hasEndedFlow: visit.hasEndedFlow ?? false,
  });
  switch (decision.kind) {
    case 'show':
      if (isMembersOwn(visit, screenPath)) return { kind: 'members_own' };
      if (screenBefore === null) return { kind: 'enter' };
      return { kind: 'challenge', nextPageId: screenBefore, returnPath: safeReturnPath(screenAddress) };
    case 'not-found':
      return { kind: 'not_found' };
    case 'redirect':
      return { kind: 'redirect', to: decision.to };
    case 'login': {
      // A concierge whose time in a member's place is over begins anew at the desk.
      if (visit.staffRole !== null) return { kind: 'redirect', to: DESK };
      const returnPath = decision.storeReturn ? safeReturnPath(screenAddress) : null;
      const nextPageId = nextPageOf(visit);
      return nextPageId === null
        ? { kind: 'login', returnPath }
        : { kind: 'challenge', nextPageId, returnPath };
    }
  }
}

/** The screen on which a begun way in goes on; null where none is. */
function nextPageOf({ challenge, staffRole }: EntryRequest['visit']): string | null {
  return staffRole === null ? (challenge?.nextPageId ?? null) : null;
}

/** True for a concierge in a member's place on a screen that is the member's alone. */
function isMembersOwn({ member }: EntryRequest['visit'], screenPath: string): boolean {
  return member?.actingStaff !== undefined && memberOnlyScreen(screenPath) !== null;
}

function callerOf({ member, challenge, staffRole }: EntryRequest['visit'], screen: Screen): EntryCaller {
  // At the desk and in previews staff are staff; in a member's pages they are whom they act for.
  const isForStaff = screen.access === 'staff' || screen.staffRoles.length > 0;
  if (staffRole !== null && (isForStaff || member === null))
    return staffRole === 'concierge' ? { kind: 'staff' } : { kind: 'staff', role: staffRole };
  if (member !== null) return { kind: 'member' };
  return { kind: challenge === null ? 'visitor' : 'challenge' };
}
