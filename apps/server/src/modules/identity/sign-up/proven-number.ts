import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { handOver } from '../challenges/challenge-answers.ts';
import type { ProvenAccount, SignUpSubject } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { askToMoveInstead, namedBy } from '../migration/earlier-account.ts';
import { SCREENS } from '../screens.ts';
import { type Arrival, enterWithAccount } from '../sign-in/enter-with-account.ts';
import { provenAccountOf } from './proven-account.ts';

/** The account of a challenge whose number is to be proven: of a sign-up, or of a login that came as `arrival` says. */
export type WaitingAccount = { account: ProvenAccount } & ({ signUp: SignUpSubject } | { arrival: Arrival });

/**
 * Whether the pool took the right code already, and the portal broke off before its challenge said so. The username
 * is known to this challenge alone, so it is the same person who goes on.
 */
export async function isNumberProven({ pool }: IdentityParts, { username }: ProvenAccount): Promise<boolean> {
  const account = await pool.find(username);
  return account?.isEnabled === true && provenAccountOf(account).isPhoneProven;
}

/** What follows the right code: the next step of the sign-up, or of the login. */
export async function goOnWithNumber(
  parts: IdentityParts,
  challengeId: string,
  waiting: WaitingAccount,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { account } = waiting;
  if ('signUp' in waiting)
    return goOnWithSignUp(parts, challengeId, { ...waiting.signUp, account }, exchange);
  await parts.challenges.close(parts.database, challengeId);
  return enterWithAccount(parts, account.username, waiting.arrival, exchange);
}

/**
 * Somebody asks for a code or another number, and the number is proven already: the way goes on, and the screen on
 * which it does is told as a refusal of what was asked.
 */
export async function refuseAndGoOn(
  parts: IdentityParts,
  challengeId: string,
  waiting: WaitingAccount,
  exchange: Exchange,
): Promise<never> {
  const next = await goOnWithNumber(parts, challengeId, waiting, exchange);
  // A login that is through has no next screen.
  if ('access_token' in next || next.next_page_id === undefined) throw new AppError('already_registered');
  throw new AppError('forbidden', { nextPageId: next.next_page_id });
}

async function goOnWithSignUp(
  parts: IdentityParts,
  challengeId: string,
  subject: SignUpSubject & { account: ProvenAccount },
  exchange: Exchange,
): Promise<SessionOrPending> {
  const { challenges, database } = parts;
  const { request, cookies } = exchange;
  const named = namedBy(subject.eligibility);
  const earlier = await askToMoveInstead(parts, subject.account, named, challengeId, exchange);
  if (earlier) return earlier;
  const proven = { ...subject, account: { ...subject.account, isPhoneProven: true } };
  const challenge = await database.transaction(async (tx) => {
    await challenges.close(tx, challengeId);
    // More rights, so another token.
    return challenges.open(tx, 'sign-up', proven, request.now);
  });
  return {
    next_page_id: subject.eligibility ? SCREENS.registration : SCREENS.eligibility,
    challenge: handOver(cookies, challenge, 'sign_up'),
  };
}
