import type { SessionAnswer, SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { returnPathOrHome } from '@hidamari/domain/return-path';
import {
  findBaseAccount,
  hasWithdrawnMember,
  isEnrolled,
  listMembersOf,
  type Member,
  saveBaseAccount,
} from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import { refuseDemoAccount } from '../demo-marks.ts';
import { noticeBrowser } from '../devices/notice-browser.ts';
import type { HostedLoginFlow } from '../hosted-login/hosted-login-client.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { askForInsurance, hasToConfirmInsurance } from '../insurance-verification/insurance-state.ts';
import { answerIfMoved, goOnWithMoveTo } from '../migration/already-moved.ts';
import { asksForEntries } from '../migration/confirm-entries.ts';
import { askToMoveInstead, namedBy } from '../migration/earlier-account.ts';
import { hasToMove } from '../migration/has-to-move.ts';
import { TRANSFER_HREF } from '../migration/transfer-code.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { findSignUp } from '../sign-up/pass-eligibility.ts';
import { provenAccountOf } from '../sign-up/proven-account.ts';
import { askForConsent } from '../terms-agreement/outdated-consents.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { askToMove } from './ask-to-move.ts';
import { leadHome } from './lead-home.ts';
import { memberFor } from './member-for.ts';

/** How the person comes from the hosted login. */
export interface Arrival {
  flow: HostedLoginFlow;
  /** The address says that the terms were agreed to there; counts only with the server's own record (G143). */
  isAgreed?: boolean;
}

/**
 * A person has shown their common ID: a session, or the screen of what is still missing (identity, way 1). An
 * address that is not proven yet does not stop a login: its link has been sent, and the number identifies.
 */
export async function enterWithAccount(
  parts: IdentityParts,
  username: string,
  { flow, isAgreed = false }: Arrival,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const account = await parts.pool.find(username);
  if (!account) return { next_page_id: SCREENS.notKnown };
  if (!account.isEnabled) return { next_page_id: SCREENS.notUsable };
  if (!account.isConfirmed || !account.isPhoneVerified)
    return waitForNumber(parts, account, { flow, isAgreed }, exchange);
  const base = await findBaseAccount(parts.database, account.sub);
  if (base && hasToMove(base)) return askToMove(parts, base, exchange);
  const goesOn = base && (await goOnWithMoveTo(parts, base, account, exchange));
  if (goesOn) return goesOn;
  const own = base ? await listMembersOf(parts.database, base.id) : [];
  const moved = own.length === 0 ? await answerIfMoved(parts, base) : null;
  if (moved) return moved;
  const begun = await findSignUp(parts, exchange);
  if (base && own.length === 0 && flow === 'login' && (await hasWithdrawnMember(parts.database, base.id))) {
    return answerNotKnown(parts, account, exchange);
  }
  const isSigningUp = flow === 'sign-up' && begun.subject.eligibility !== null;
  if (own.length === 0 || isSigningUp) return goToSignUp(parts, account, { own, begun, isAgreed }, exchange);
  const member = memberFor(own, exchange.request.variant);
  const [elsewhere] = own;
  if (!member) return elsewhere ? leadHome(parts, elsewhere, exchange) : { next_page_id: SCREENS.notUsable };
  if (await hasToConfirmInsurance(parts, member, exchange)) {
    return askForInsurance(parts, member, account, exchange);
  }
  return letIn(parts, account, member, exchange);
}

async function waitForNumber(
  { challenges, database }: IdentityParts,
  account: PoolAccount,
  arrival: Required<Arrival>,
  { request, cookies }: Exchange,
): Promise<SessionOrPending> {
  const subject = { account: provenAccountOf(account), ...arrival };
  const challenge = await challenges.open(database, 'login-verification', subject, request.now);
  const maskedTo = maskPhoneNumber(subject.account.phoneNumber);
  return {
    next_page_id: SCREENS.loginVerification,
    challenge: handOver(cookies, challenge, 'sms', maskedTo),
  };
}

/**
 * Everybody of the account has left: U-E07, as for a common ID that never was here (G53, F36). Who wants to register
 * anew goes on from there with the common ID just shown: its number could not be proved a second time.
 */
async function answerNotKnown(
  parts: IdentityParts,
  account: PoolAccount,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const begun = await findSignUp(parts, exchange);
  const signUp = await goToSignUp(parts, account, { own: [], begun, isAgreed: false }, exchange);
  return { ...signUp, next_page_id: SCREENS.notKnown };
}

/** The common ID stands: sign-up goes on without the account step. */
async function goToSignUp(
  parts: IdentityParts,
  account: PoolAccount,
  {
    own,
    begun,
    isAgreed,
  }: { own: readonly Member[]; begun: Awaited<ReturnType<typeof findSignUp>>; isAgreed: boolean },
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { challenges, database } = parts;
  const { request, cookies } = exchange;
  const { eligibility } = begun.subject;
  if (eligibility) {
    const insuranceNumber = eligibility.memberType === 'insurance' ? eligibility.insuranceNumber : undefined;
    const enrolment = { memberType: eligibility.memberType, insuranceNumber };
    if (isEnrolled(own, enrolment)) throw new AppError('already_registered');
  }
  const proven = provenAccountOf(account);
  const earlier = await askToMoveInstead(parts, proven, namedBy(eligibility), begun.challengeId, exchange);
  if (earlier) return earlier;
  // Another common ID in the same browser: what the one before agreed to is nobody else's consent.
  const kept = begun.subject.account?.sub === account.sub ? begun.subject.agreed : [];
  const agreed = isAgreed ? await parts.agreements.of(account.sub) : kept;
  const subject = { ...begun.subject, account: proven, agreed };
  const challenge = await database.transaction(async (tx) => {
    if (begun.challengeId) await challenges.close(tx, begun.challengeId);
    return challenges.open(tx, 'sign-up', subject, request.now);
  });
  return {
    next_page_id: eligibility ? SCREENS.registration : SCREENS.eligibility,
    challenge: handOver(cookies, challenge, 'sign_up'),
  };
}

/** Everything about the account is right: new texts are agreed to first (G32), then the session begins. */
export async function letIn(
  parts: IdentityParts,
  account: PoolAccount,
  member: Member,
  exchange: Exchange,
): Promise<SessionAnswer | NonNullable<Awaited<ReturnType<typeof askForConsent>>>> {
  refuseDemoAccount(parts.settings, account);
  const asked = await askForConsent(parts, member, exchange);
  return asked ?? beginSession(parts, account, member, exchange);
}

/** The end of every way in of a member: a session, and where they wanted to go. */
async function beginSession(
  parts: IdentityParts,
  account: PoolAccount,
  member: Member,
  exchange: Exchange,
): Promise<SessionAnswer> {
  const { database, sessions } = parts;
  const session = await database.transaction(async (tx) => {
    const base = await saveBaseAccount(tx, account, exchange.request.now);
    await noticeBrowser(tx, parts, base, exchange);
    const signedIn = { baseAccountId: base.id, memberId: member.id, method: 'common_id' } as const;
    return sessions.begin(tx, signedIn, exchange);
  });
  // What staff wrote for somebody is looked at once (G43); that page goes on to the return path.
  const url = (await asksForEntries(database, member.id)) ? TRANSFER_HREF : takeReturnPath(exchange);
  return { ...session, url };
}

/** Where the person wanted to go before /login; checked once more, since a cookie is anybody's to write (F17). */
function takeReturnPath({ request, cookies }: Exchange): string {
  cookies.clear('return_path');
  return returnPathOrHome(request.cookies.return_path);
}
