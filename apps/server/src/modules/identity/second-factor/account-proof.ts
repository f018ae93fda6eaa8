import type { Challenge } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import type { MemberCaller } from '../../../http/caller.ts';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { SubjectOf } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { checkPresentPassword } from '../password-recovery/change-password.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';

type Proof = SubjectOf<'account-security'>;
export interface ProofAnswer {
  is_proven: boolean;
  challenge?: Challenge;
}

/** The proof that this browser holds for this member; null when there is none, or it is another member's. */
export async function findProof(
  { challenges, database }: IdentityParts,
  { baseAccountId }: Pick<MemberCaller, 'baseAccountId'>,
  { request }: Exchange,
): Promise<{ challengeId: string; proof: Proof } | null> {
  const token = request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, request.now) : null;
  if (!caller) return null;
  // While a new number or address waits for its code, the proof waits with it: a slip of the finger can be mended.
  const proof =
    (await challenges.read(database, caller.challengeId, 'account-security')) ??
    (await challenges.read(database, caller.challengeId, 'address-change'))?.proof;
  return proof?.baseAccountId === baseAccountId ? { challengeId: caller.challengeId, proof } : null;
}

export async function isProven(
  parts: IdentityParts,
  caller: MemberCaller,
  exchange: Exchange,
): Promise<boolean> {
  return (await findProof(parts, caller, exchange))?.proof.accessToken != null;
}

/** The pool's access token of a member who has shown everything; `forbidden` for anybody else. */
export async function provenToken(
  parts: IdentityParts,
  caller: MemberCaller,
  exchange: Exchange,
): Promise<string> {
  const token = (await findProof(parts, caller, exchange))?.proof.accessToken;
  if (!token) throw new AppError('forbidden');
  return token;
}

/**
 * Takes the proof for one act outside the account's security and ends it, so that it opens nothing else. `forbidden`
 * without one. A proof that waits with a new number or address is not taken: that change goes on.
 */
export async function spendProof(
  { challenges, database }: IdentityParts,
  { baseAccountId }: Pick<MemberCaller, 'baseAccountId'>,
  { request, cookies }: Exchange,
): Promise<void> {
  const token = request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, request.now) : null;
  const proof = caller && (await challenges.read(database, caller.challengeId, 'account-security'));
  const isOwn = proof?.baseAccountId === baseAccountId && proof.accessToken !== null;
  // Of two acts at the same moment one has it.
  if (!caller || !isOwn || !(await challenges.close(database, caller.challengeId)))
    throw new AppError('forbidden');
  cookies.clear('challenge_token');
}

/**
 * The present password before a change of how to sign in. Who has a second factor is asked for it too: the message is
 * on its way when this resolves.
 */
export async function proveByPassword(
  parts: IdentityParts,
  caller: MemberCaller,
  password: string,
  exchange: Exchange,
): Promise<ProofAnswer> {
  const { account, answer } = await checkPresentPassword(parts, caller, password, exchange.request);
  const { baseAccountId } = caller;
  if (answer.kind === 'signed-in') {
    return saveProof(parts, { baseAccountId, step: null, accessToken: answer.accessToken }, exchange);
  }
  if (answer.kind !== 'step') throw new AppError('credentials_wrong');
  const { name, ...step } = answer.step;
  if (name !== 'sms' && name !== 'app') throw new AppError('forbidden');
  const maskedTo = name === 'sms' && account.phoneNumber ? maskPhoneNumber(account.phoneNumber) : undefined;
  const waiting: Proof = { baseAccountId, step: { ...step, name }, accessToken: null };
  return saveProof(parts, waiting, exchange, { type: name, maskedTo });
}

/** The code of the second factor, counted before it is looked at. */
export async function proveByCode(
  parts: IdentityParts,
  caller: MemberCaller,
  code: string,
  exchange: Exchange,
): Promise<ProofAnswer> {
  const { challenges, database, pool } = parts;
  const found = await findProof(parts, caller, exchange);
  if (!found?.proof.step) throw new AppError('forbidden');
  const { challengeId, proof } = found;
  const tries = await challenges.countCodeTry(database, challengeId);
  if (tries > ONE_TIME_CODE.tries) throw triesSpent();
  const answer = await pool.answer(found.proof.step, code, exchange.request).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'code_wrong') throw error;
    throw wrongCode(tries);
  });
  if (answer.kind !== 'signed-in') throw new AppError('forbidden');
  await challenges.close(database, challengeId);
  return saveProof(parts, { ...proof, step: null, accessToken: answer.accessToken }, exchange);
}

async function saveProof(
  { challenges, database }: IdentityParts,
  proof: Proof,
  { request, cookies }: Exchange,
  asked?: { type: 'sms' | 'app'; maskedTo: string | undefined },
): Promise<ProofAnswer> {
  const challenge = await challenges.open(database, 'account-security', proof, request.now);
  const told = handOver(cookies, challenge, asked?.type ?? 'custom', asked?.maskedTo);
  return { is_proven: proof.accessToken !== null, ...(asked && { challenge: told }) };
}
