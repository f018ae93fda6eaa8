import type { SessionAnswer, SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { returnPathOrHome } from '@hidamari/domain/return-path';
import { VARIANTS, type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import {
  findBaseAccount,
  isEnrolled,
  listMembersOf,
  type Member,
  saveBaseAccount,
} from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import { noticeBrowser } from '../devices/notice-browser.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { askForInsurance, hasToConfirmInsurance } from '../insurance-verification/ask-for-insurance.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { findSignUp } from '../sign-up/pass-eligibility.ts';
import { provenAccountOf } from '../sign-up/proven-account.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { askToMove, hasToMove } from './ask-to-move.ts';

export type HostedLoginFlow = 'login' | 'sign-up';

/**
 * A person has shown their common ID: a session, or the screen of what is still missing (identity, way 1). An
 * address that is not proven yet does not stop a login: its link has been sent, and the number identifies.
 */
export async function enterWithAccount(
  parts: IdentityParts,
  username: string,
  flow: HostedLoginFlow,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const account = await parts.pool.find(username);
  if (!account) return { next_page_id: SCREENS.notKnown };
  if (!account.isEnabled) return { next_page_id: SCREENS.notUsable };
  if (!account.isConfirmed || !account.isPhoneVerified) return waitForNumber(parts, account, exchange);
  const base = await findBaseAccount(parts.database, account.sub);
  if (base && hasToMove(base)) return askToMove(parts, base, exchange);
  const own = base ? await listMembersOf(parts.database, base.id) : [];
  const begun = await findSignUp(parts, exchange);
  const isSigningUp = flow === 'sign-up' && begun.subject.eligibility !== null;
  if (own.length === 0 || isSigningUp) return goToSignUp(parts, account, own, begun, exchange);
  const member = memberFor(own, exchange.request.variant);
  if (!member) return { next_page_id: SCREENS.notUsable };
  if (await hasToConfirmInsurance(parts, member, exchange))
    return askForInsurance(parts, member, account, exchange);
  return beginSession(parts, account, member, exchange);
}

async function waitForNumber(
  { challenges, database }: IdentityParts,
  account: PoolAccount,
  { request, cookies }: Exchange,
): Promise<SessionOrPending> {
  const subject = { account: provenAccountOf(account) };
  const challenge = await challenges.open(database, 'login-verification', subject, request.now);
  const maskedTo = maskPhoneNumber(subject.account.phoneNumber);
  return {
    next_page_id: SCREENS.loginVerification,
    challenge: handOver(cookies, challenge, 'sms', maskedTo),
  };
}

/** The common ID stands: sign-up goes on without the account step. */
async function goToSignUp(
  { challenges, database }: IdentityParts,
  account: PoolAccount,
  own: readonly Member[],
  begun: Awaited<ReturnType<typeof findSignUp>>,
  { request, cookies }: Exchange,
): Promise<SessionOrPending> {
  const { eligibility } = begun.subject;
  if (eligibility) {
    const insuranceNumber = eligibility.memberType === 'insurance' ? eligibility.insuranceNumber : undefined;
    const enrolment = { memberType: eligibility.memberType, insuranceNumber };
    if (isEnrolled(own, enrolment)) throw new AppError('already_registered');
  }
  const subject = { ...begun.subject, account: provenAccountOf(account) };
  const challenge = await database.transaction(async (tx) => {
    if (begun.challengeId) await challenges.close(tx, begun.challengeId);
    return challenges.open(tx, 'sign-up', subject, request.now);
  });
  return {
    next_page_id: eligibility ? SCREENS.registration : SCREENS.eligibility,
    challenge: handOver(cookies, challenge, 'sign_up'),
  };
}

/**
 * The member for whom this host is made: an organisation's host takes its own members alone, the others take
 * everybody else; the type that the entrance was for comes first.
 */
function memberFor(own: readonly Member[], variant: VariantKey): Member | undefined {
  const organization = VARIANTS[variant].organization?.id;
  const usable = own.filter(
    ({ member_type }) => VARIANTS[variantOfMember(member_type)].organization?.id === organization,
  );
  return usable.find(({ member_type }) => variantOfMember(member_type) === variant) ?? usable[0];
}

/** The end of every way in of a member: a session, and where they wanted to go. */
export async function beginSession(
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
  return { ...session, url: takeReturnPath(exchange) };
}

/** Where the person wanted to go before /login; checked once more, since a cookie is anybody's to write (F17). */
function takeReturnPath({ request, cookies }: Exchange): string {
  cookies.clear('return_path');
  return returnPathOrHome(request.cookies.return_path);
}
