import type { Challenge } from '@hidamari/contract/auth';
import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import type { ChallengeCaller } from '../../../http/caller.ts';
import { maskAddress, sendChallengeCode } from '../challenge-codes/send-challenge-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { PasswordResetSubject } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { refuseGuessable } from '../passwords.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { setPassword } from './set-password.ts';

type ResetPurpose = 'password-reset' | 'temporary-password-reset';

/**
 * Begins the reset of a forgotten password. A number or name that nobody has gets the same answer after the same work;
 * no code is ever right for it (G50, F18).
 */
export async function beginReset(
  { challenges, database }: IdentityParts,
  { purpose, to, account }: { purpose: ResetPurpose; to: string; account: PoolAccount | null },
  { request, cookies }: Exchange,
): Promise<{ challenge: Challenge; challengeId: string }> {
  const subject = { to, username: account?.username ?? null, isProven: false };
  const challenge = await challenges.open(database, purpose, subject, request.now);
  const type = to.includes('@') ? 'email' : 'sms';
  return {
    challenge: handOver(cookies, challenge, type, maskAddress(to)),
    challengeId: challenge.id,
  };
}

async function readReset(
  { challenges, database }: IdentityParts,
  { challengeId }: ChallengeCaller,
  purpose: ResetPurpose,
): Promise<PasswordResetSubject> {
  const subject = await challenges.read(database, challengeId, purpose);
  if (!subject) throw new AppError('step_expired');
  return subject;
}

export async function sendResetCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  purpose: ResetPurpose,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const { to, username } = await readReset(parts, caller, purpose);
  const { challengeId } = caller;
  return sendChallengeCode(
    parts,
    { challengeId, reason: 'password', to, isReal: username !== null },
    exchange,
  );
}

/** A right code: more rights, so another token. */
export async function checkResetCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  { purpose, code }: { purpose: ResetPurpose; code: string },
  { request, cookies }: Exchange,
): Promise<Challenge> {
  const { challenges, codes, database } = parts;
  const subject = await readReset(parts, caller, purpose);
  await codes.check(caller.challengeId, code, request.now);
  // Guessed by chance for a number that nobody has: right for nobody.
  if (subject.username === null) throw new AppError('code_expired');
  const proven = { ...subject, isProven: true };
  const challenge = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, caller.challengeId))) throw new AppError('code_expired');
    return challenges.open(tx, purpose, proven, request.now);
  });
  return handOver(cookies, challenge, 'new_password');
}

/** Sets the new password once the code was right. */
export async function finishReset(
  parts: IdentityParts,
  caller: ChallengeCaller,
  { purpose, password }: { purpose: ResetPurpose; password: string },
  exchange: Exchange,
): Promise<void> {
  const subject = await readReset(parts, caller, purpose);
  if (!subject.isProven) throw new AppError('forbidden');
  await setForgotten(parts, { ...subject, challengeId: caller.challengeId, password }, exchange);
}

/**
 * Another password for an owner who has proven themselves by a code: ends everything that is signed in with the
 * account, and tells its owner by mail.
 */
export async function setForgotten(
  parts: IdentityParts,
  {
    username,
    to,
    challengeId,
    password,
  }: Omit<PasswordResetSubject, 'isProven'> & {
    challengeId: string;
    password: string;
  },
  exchange: Exchange,
): Promise<void> {
  const { challenges, database, pool } = parts;
  const account = username === null ? null : await pool.find(username);
  refuseGuessable(password, { email: account?.email ?? to, phone: account?.phoneNumber ?? to });
  // Of two parallel ends only one is the end.
  const isFirst = account !== null && (await challenges.close(database, challengeId));
  if (!isFirst) throw new AppError('step_expired');
  await setPassword(parts, account, password, exchange);
  exchange.cookies.clear('challenge_token');
}
