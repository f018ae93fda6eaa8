import type { Access, Endpoint } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import type { Authenticator, Caller, RequestFacts } from './caller.ts';

/** The tokens that a call brought along, unverified. */
export interface SentTokens {
  /** Authorization: Bearer. */
  bearer: string | undefined;
  /** Cookie challenge_token, or header X-Challenge-Token (G36). */
  challenge: string | undefined;
}

interface CallAttempt {
  tokens: SentTokens;
  facts: RequestFacts;
  authenticator: Authenticator;
}

const VISITOR: Caller = { kind: 'visitor' };

/** One rule per kind of access. A session cookie alone never authorises a member's call (identity: tokens). */
const GUARDS: Record<Access, (attempt: CallAttempt) => Promise<Caller>> = {
  none: async () => VISITOR,
  member: (attempt) => byBearer(attempt),
  challenge: async ({ tokens, facts, authenticator }) => {
    const caller = tokens.challenge ? await authenticator.byChallengeToken(tokens.challenge, facts) : null;
    // Nobody is asked to log in who may have no ID yet: their way is over, or was never begun here.
    if (caller === null) throw new AppError('step_expired');
    return caller;
  },
  // Whoever shows a bearer token wants to be the member: a dead one is refused, so that the browser renews it.
  either: async (attempt) => {
    if (attempt.tokens.bearer) return byBearer(attempt);
    if (!attempt.tokens.challenge) return VISITOR;
    return (await attempt.authenticator.byChallengeToken(attempt.tokens.challenge, attempt.facts)) ?? VISITOR;
  },
  // The token itself is the use case's to judge and to rotate: a reused one revokes its family.
  refresh: async ({ tokens, facts }) => (tokens.bearer || facts.cookies.refresh ? VISITOR : refuse()),
  staff: async ({ facts, authenticator }) => {
    const cookie = facts.cookies.staff_session;
    return (cookie ? await authenticator.byStaffCookie(cookie, facts) : null) ?? refuse();
  },
};

/** The caller that an endpoint's access rule lets through, or `unauthenticated`, `step_expired` for a challenge; `forbidden` for staff of another role. */
export async function callerFor(
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  attempt: CallAttempt,
): Promise<Caller> {
  const caller = await GUARDS[access](attempt);
  const isMissing = caller.kind === 'staff' && !(permission && staffMay(caller.role, permission));
  if (isMissing) throw new AppError('forbidden');
  return caller;
}

/** The desk's calls lie on the portal's own host, like its screens (G42). */
export function isDeskCall({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.startsWith('/desk/');
}

async function byBearer({ tokens, facts, authenticator }: CallAttempt): Promise<Caller> {
  const caller = tokens.bearer ? await authenticator.byAccessToken(tokens.bearer, facts) : null;
  return caller ?? refuse();
}

function refuse(): never {
  throw new AppError('unauthenticated');
}
