import type { SessionOrPending } from '@hidamari/contract/auth';
import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import type { ChallengeCaller } from '../../../http/caller.ts';
import { sendByPool } from '../challenge-codes/count-sending.ts';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';
import type { ProvenAccount } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { secondsAfter } from '../lifetimes.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { goOnWithNumber, isNumberProven, refuseAndGoOn, type WaitingAccount } from './proven-number.ts';

/** Which account waits for its number: one that signs up, or one that signs in. */
async function waitingAccount(
  { challenges, database }: IdentityParts,
  caller: ChallengeCaller,
): Promise<WaitingAccount> {
  const { challengeId } = caller;
  if (caller.purpose === 'login-verification') {
    const subject = await challenges.read(database, challengeId, 'login-verification');
    if (subject) {
      const { account, ...arrival } = subject;
      return { account, arrival };
    }
  }
  const signUp = await challenges.read(database, challengeId, 'sign-up');
  if (!signUp) throw new AppError('step_expired');
  if (!signUp.account) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  return { account: signUp.account, signUp };
}

function refuseProven(account: ProvenAccount): void {
  if (account.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.registration });
}

/** A new code to the number of the challenge; the older one is void. */
export async function sendPhoneCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const { request } = exchange;
  const waiting = await waitingAccount(parts, caller);
  const { account } = waiting;
  refuseProven(account);
  if (await isNumberProven(parts, account))
    return refuseAndGoOn(parts, caller.challengeId, waiting, exchange);
  await sendByPool(parts, account.phoneNumber, request, () => parts.pool.resendCode(account.username));
  await parts.challenges.forgetCodeTries(parts.database, caller.challengeId);
  return {
    masked_to: maskPhoneNumber(account.phoneNumber),
    expires_at: secondsAfter(request.now, ONE_TIME_CODE.validSeconds).toISOString(),
    resend_after: ONE_TIME_CODE.resendAfterSeconds,
  };
}

/** Checks the code; the number is the account's from then on. `already_registered` when it is another account's. */
export async function checkPhoneCode(
  parts: IdentityParts,
  caller: ChallengeCaller,
  code: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const waiting = await waitingAccount(parts, caller);
  const { account } = waiting;
  refuseProven(account);
  if (!(await isNumberProven(parts, account)))
    await confirmCode(parts, caller.challengeId, account, code, exchange);
  return goOnWithNumber(parts, caller.challengeId, waiting, exchange);
}

async function confirmCode(
  { challenges, database, pool }: IdentityParts,
  challengeId: string,
  account: ProvenAccount,
  code: string,
  { cookies }: Exchange,
): Promise<void> {
  // Counted before anybody looks at it: fifty at once are still five (F19). The pool counts too.
  const tries = await challenges.countCodeTry(database, challengeId);
  if (tries > ONE_TIME_CODE.tries) throw triesSpent();
  try {
    await pool.confirm(account.username, code);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'code_wrong') throw wrongCode(tries);
    if (error.code === 'already_registered') {
      await challenges.close(database, challengeId);
      cookies.clear('challenge_token');
    }
    throw error;
  }
}
