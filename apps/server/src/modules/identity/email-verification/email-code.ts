import type { PendingAnswer, SessionOrPending } from '@hidamari/contract/auth';
import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import type { ChallengeCaller } from '../../../http/caller.ts';
import { saveBaseAccount } from '../../members/index.ts';
import { sendChallengeCode } from '../challenge-codes/send-challenge-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { SignUpSubject, SubjectOf } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { askToMove } from '../sign-in/ask-to-move.ts';

/** The address that a way in still has to prove: of a temporary account, or of a sign-up whose number is proven. */
type WaitingAddress =
  | { kind: 'temporary'; subject: SubjectOf<'mail-verification'>; username: string; email: string }
  | { kind: 'sign-up'; subject: SignUpSubject; username: string; email: string };

async function waitingAddress(
  { challenges, database, pool }: IdentityParts,
  { challengeId }: ChallengeCaller,
): Promise<WaitingAddress> {
  const subject = await challenges.read(database, challengeId, 'mail-verification');
  if (subject) return { kind: 'temporary', subject, username: subject.username, email: subject.email };
  const signUp = await challenges.read(database, challengeId, 'sign-up');
  if (!signUp) throw new AppError('step_expired');
  const { account } = signUp;
  if (!account?.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.phoneCode });
  const present = await pool.find(account.username);
  if (!present || present.isEmailVerified)
    throw new AppError('forbidden', { nextPageId: SCREENS.registration });
  return { kind: 'sign-up', subject: signUp, username: account.username, email: account.email };
}

/** A code by mail to the address of the challenge; the older one is void. */
export async function sendEmailCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const { email: to } = await waitingAddress(parts, caller);
  const { challengeId } = caller;
  return sendChallengeCode(parts, { challengeId, reason: 'email', to, isReal: true }, exchange);
}

/** A right code: the address is proven, and the way goes on where it waited. */
export async function checkEmailCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  code: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const waiting = await waitingAddress(parts, caller);
  await parts.codes.check(caller.challengeId, code, exchange.request.now);
  // The address may have become another account's verified one: it stays theirs.
  await parts.pool.verifyEmail(waiting.username);
  return waiting.kind === 'temporary'
    ? goOnToMove(parts, caller.challengeId, waiting.subject, exchange)
    : goOnToRegister(parts, caller.challengeId, waiting.subject, exchange);
}

async function goOnToMove(
  parts: IdentityParts,
  challengeId: string,
  { username }: SubjectOf<'mail-verification'>,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const { challenges, database, pool } = parts;
  const account = await pool.find(username);
  if (!account || !(await challenges.close(database, challengeId))) throw new AppError('step_expired');
  const base = await saveBaseAccount(database, account, exchange.request.now);
  return askToMove(parts, base, exchange);
}

async function goOnToRegister(
  { challenges, database }: IdentityParts,
  challengeId: string,
  subject: SignUpSubject,
  { request, cookies }: Exchange,
): Promise<PendingAnswer> {
  const account = subject.account && { ...subject.account, isEmailProven: true };
  const challenge = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, challengeId))) throw new AppError('step_expired');
    return challenges.open(tx, 'sign-up', { ...subject, account }, request.now);
  });
  return {
    next_page_id: subject.eligibility ? SCREENS.registration : SCREENS.eligibility,
    challenge: handOver(cookies, challenge, 'sign_up'),
  };
}
