import type { Challenge } from '@hidamari/contract/auth';
import type { Access } from '@hidamari/contract/endpoint';
import type { MemberType, VariantKey } from '@hidamari/domain/site-variants';
import type { ActingReason, StaffRole } from '@hidamari/domain/staff';
import type { RequestContext } from './request-context.ts';

/** A member whose access token was verified and whose session still stands. */
export interface MemberCaller {
  kind: 'member';
  memberId: string;
  baseAccountId: string;
  sessionId: string;
  memberType: MemberType;
  /** Somebody of staff is in the member's place (G42): refused wherever `ACTING_CALLS` does not let them in. */
  actingStaff?: ActingStaff;
  /** What this request has read of the member; absent where a call may change it. */
  context?: RequestContext;
}

/** The concierge behind a member's session. */
export interface ActingStaff {
  staffId: string;
  displayName: string;
  role: StaffRole;
  reason: ActingReason;
  /** Over then, whatever is done. */
  endsAt: Date;
}

/** Step one of a two-step way has passed (G36); `purpose` says which way. */
export interface ChallengeCaller {
  kind: 'challenge';
  challengeId: string;
  purpose: ChallengePurpose;
  /** Id of the screen on which a way in goes on; absent where it ends at /login (a password reset). */
  nextPageId?: string;
  /** What is asked for next; absent on ways whose screens do not go on from it. */
  pending?: PendingStep;
}

/** A step of a way in that waits for its answer, and the ids of the screens that take it. */
export interface PendingStep {
  screens: readonly string[];
  challenge: Challenge;
}

/** The closed list of two-step ways that a challenge token can be for. */
export type ChallengePurpose =
  | 'sign-up'
  | 'login-verification'
  | 'mail-verification'
  | 'insurance-verification'
  | 'migration'
  | 'terms'
  | 'password-reset'
  | 'temporary-login'
  | 'temporary-password-reset'
  | 'address-change'
  | 'account-security';

export interface StaffCaller {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  displayName: string;
  role: StaffRole;
}

export interface VisitorCaller {
  kind: 'visitor';
}

export type Caller = MemberCaller | ChallengeCaller | StaffCaller | VisitorCaller;

/** The callers that an access rule lets through. */
export type CallerOf<A extends Access> = A extends 'member'
  ? MemberCaller
  : A extends 'challenge'
    ? ChallengeCaller
    : A extends 'staff'
      ? StaffCaller
      : Caller;

/** What the HTTP layer knows of a request before any rule runs. */
export interface RequestFacts {
  /** Request id: shown on error pages, written in logs. */
  id: string;
  /** The visitor's address, as trusted proxies tell it. For rate limits; never logged. */
  ip: string;
  /** Host header, checked against the configured hosts. */
  host: string;
  /** http(s)://host[:port] of this request. */
  origin: string;
  variant: VariantKey;
  now: Date;
  userAgent: string;
  idempotencyKey?: string;
  /** The page asked by itself (`UNATTENDED_HEADER`): nobody is proven to be there. Unverified; only ever ends sooner. */
  isUnattended?: true;
  /** Another site's page began it, as the browser says (Sec-Fetch-Site, Origin); absent where nothing says so. */
  isFromElsewhere?: true;
  /** Names of the fields that the caller's version knows (`KNOWN_FIELDS_HEADER`); absent: all that ours knows. */
  knownFields?: ReadonlySet<string>;
  /** Authorization: Bearer, unverified. The refresh call takes its token from there too (specification section 7). */
  bearer?: string;
  /** Fields of a form that our own page sent to a page (`form-pages.ts`); absent for a page that is only opened. */
  sent?: URLSearchParams;
  /** Cookies by name, unverified. */
  cookies: Readonly<Record<string, string | undefined>>;
}

/**
 * Proves who calls. The identity module implements it; the HTTP layer asks it once per request, before the
 * access rule of the endpoint is applied. Every method answers null for anything not valid, and never throws
 * for bad input.
 */
export interface Authenticator {
  byAccessToken(token: string, facts: RequestFacts): Promise<MemberCaller | null>;
  byChallengeToken(token: string, facts: RequestFacts): Promise<ChallengeCaller | null>;
  /** Page loads: the session cookie alone. Never authorises a call (identity: tokens). */
  bySessionCookie(cookie: string, facts: RequestFacts): Promise<MemberCaller | null>;
  byStaffCookie(cookie: string, facts: RequestFacts): Promise<StaffCaller | null>;
  /** Page loads of a concierge in a member's place; worth something only beside the staff session it began in (G42). */
  byActingCookie(cookie: string, facts: RequestFacts): Promise<MemberCaller | null>;
  /** Id of a screen that this member has to pass before the screens for members, such as new terms; null: none. */
  screenBefore?(member: MemberCaller): Promise<string | null>;
}
