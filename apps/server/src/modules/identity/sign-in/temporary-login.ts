import { randomUUID } from 'node:crypto';
import type { credentials, PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { normalizeOneTimeCode, ONE_TIME_CODE } from '@hidamari/domain/members';
import type * as z from 'zod';
import { findBaseAccount } from '../../members/index.ts';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import { refuseDemoAccount } from '../demo-marks.ts';
import { deviceFor, saveDevice } from '../devices/device-cookie.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { answerIfMoved } from '../migration/already-moved.ts';
import { hasToMove } from '../migration/has-to-move.ts';
import { notifyOfTries } from '../password-tries/notify-of-tries.ts';
import { tryPassword } from '../password-tries/try-password.ts';
import { refuseGuessable } from '../passwords.ts';
import { maskEmail, maskPhoneNumber } from '../phone-numbers.ts';
import { deviceFamilyOf } from '../sessions/device-family.ts';
import { typedUsername } from '../typed-username.ts';
import type { PendingStep, PoolAccount, SignedIn, SignInAnswer } from '../user-pool/account-pool.ts';
import { askToMove } from './ask-to-move.ts';
import { findTemporaryOrMoved } from './find-temporary.ts';
import { noteSignIn } from './sign-in-history.ts';

/** Keeps a step of the pool in a challenge of ours, and says what is asked for. */
async function saveTemporaryStep(
  { challenges, database, pool }: IdentityParts,
  { name, username, session }: PendingStep,
  { request, cookies }: Exchange,
): Promise<PendingAnswer> {
  const subject = { username, challenge: name, session };
  const challenge = await challenges.open(database, 'temporary-login', subject, request.now);
  const number = name === 'sms' ? (await pool.find(username))?.phoneNumber : null;
  return { challenge: handOver(cookies, challenge, name, number ? maskPhoneNumber(number) : undefined) };
}

const STEP_NAMES = ['sms', 'app', 'new_password', 'custom'] as const;

type Answer = Pick<z.output<typeof credentials>, 'challenge_answer' | 'new_password' | 'remember_device'>;

/** The answer to the step that waits; `name` says which one it was. */
async function answerTemporaryStep(
  parts: IdentityParts,
  body: Answer,
  exchange: Exchange,
): Promise<Exclude<SignInAnswer, SignedIn> | (SignedIn & { name: PendingStep['name'] })> {
  const { challenges, database, pool } = parts;
  const { request } = exchange;
  const token = request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, request.now) : null;
  const subject = caller && (await challenges.read(database, caller.challengeId, 'temporary-login'));
  const name = STEP_NAMES.find((candidate) => candidate === subject?.challenge);
  if (!caller || !subject || !name) throw new AppError('step_expired');
  const typed = await typedAnswer(parts, { ...subject, name }, body);
  // Counted before anybody looks at it: fifty at once are still five (F19). The pool counts too.
  const tries = await challenges.countCodeTry(database, caller.challengeId);
  if (tries > ONE_TIME_CODE.tries) throw triesSpent();
  const answer = await pool.answer({ ...subject, name }, typed, request).catch((error: unknown) => {
    // The pool ends the step after three wrong words, and names that like a step that is too old.
    if (name === 'custom' && error instanceof AppError && error.code === 'step_expired') throw triesSpent();
    const isWrong = error instanceof AppError && error.code === 'code_wrong';
    throw isWrong ? wrongCode(tries, 'challenge_answer') : error;
  });
  // A wrong word comes back as the same question, under a session of its own.
  if (answer.kind === 'step' && answer.step.name === 'custom' && name === 'custom') {
    await saveTemporaryStep(parts, answer.step, exchange);
    await challenges.close(database, caller.challengeId);
    throw new AppError('code_wrong', { fields: { challenge_answer: ['invalid'] } });
  }
  await challenges.close(database, caller.challengeId);
  if (answer.kind === 'step') return answer;
  if (body.remember_device === true) await rememberDevice(parts, answer, exchange);
  return { ...answer, name };
}

async function typedAnswer(
  { pool }: IdentityParts,
  { name, username }: { name: PendingStep['name']; username: string },
  { new_password: newPassword, challenge_answer: code }: Answer,
): Promise<string> {
  if (name !== 'new_password') {
    if (!code) throw new AppError('validation', { fields: { challenge_answer: ['required'] } });
    return name === 'custom' ? code : normalizeOneTimeCode(code);
  }
  if (!newPassword) throw new AppError('validation', { fields: { new_password: ['required'] } });
  const account = await pool.find(username);
  refuseGuessable(newPassword, {
    email: account?.email ?? username,
    ...(account?.phoneNumber && { phone: account.phoneNumber }),
  });
  return newPassword;
}

async function rememberDevice(
  { pool, settings }: IdentityParts,
  signedIn: SignedIn,
  { request, cookies }: Exchange,
): Promise<void> {
  const device = await pool.remember(signedIn, deviceFamilyOf(request.userAgent));
  if (device) saveDevice(settings, device, { cookie: request.cookies.device, cookies });
}

type Credentials = z.output<typeof credentials>;

/**
 * Name and password of a temporary account (G41), or the answer to the challenge that came back. Common-ID accounts
 * are refused here with the words of a wrong password: their way in is the hosted login alone. Nobody gets a session
 * here: who is let through moves to the common ID first (G39).
 */
export async function signInTemporary(
  parts: IdentityParts,
  body: Credentials,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const { new_password: newPassword, challenge_answer: code } = body;
  if (newPassword === undefined && code === undefined) return byPassword(parts, body, exchange);
  const answer = await answerTemporaryStep(parts, body, exchange);
  if (answer.kind === 'step') return saveTemporaryStep(parts, answer.step, exchange);
  return answer.name === 'custom' ? enter(parts, answer.account, exchange) : goOn(parts, answer, exchange);
}

async function byPassword(
  parts: IdentityParts,
  { username: typed = '', password = '' }: Credentials,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const username = typedUsername(typed);
  const { settings, pool, database } = parts;
  const { request } = exchange;
  const { ip, variant } = request;
  return tryPassword(parts, {
    name: username.toLowerCase(),
    request,
    find: () => findTemporaryOrMoved(parts, username),
    notifyOwner: (account) => notifyOfTries(parts, account, request),
    async check(account, lane) {
      const device = deviceFor(settings, request.cookies.device, account?.username);
      // Whoever is not temporary is looked up as a name that nobody has: same answer, same time, and no message is sent.
      const name = account ? username : randomUUID();
      const answer = await pool.signIn(name, password, { ip, lane, variant, device }).catch((error) => {
        noteSignIn(database, { sub: account?.sub ?? null, method: 'temporary', result: 'failure', request });
        throw error;
      });
      refuseDemoAccount(settings, account);
      if (answer.kind === 'unconfirmed') throw new AppError('credentials_wrong');
      return answer.kind === 'signed-in'
        ? goOn(parts, answer, exchange)
        : saveTemporaryStep(parts, answer.step, exchange);
    },
  });
}

/** Password and code were right: the word that staff agreed on, if there is one, and then in. */
async function goOn(
  parts: IdentityParts,
  { account }: Pick<SignedIn, 'account'>,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const step = await parts.pool.askPassphrase(account);
  return step ? saveTemporaryStep(parts, step, exchange) : enter(parts, account, exchange);
}

/** Everything was right: the address is proven first if it is not (G41), then the account moves. */
async function enter(parts: IdentityParts, account: PoolAccount, exchange: Exchange): Promise<PendingAnswer> {
  const { challenges, database } = parts;
  const { request, cookies } = exchange;
  const base = await findBaseAccount(database, account.sub);
  const moved = await answerIfMoved(parts, base);
  if (moved) return moved;
  if (!base || !hasToMove(base)) throw new AppError('credentials_wrong');
  noteSignIn(database, { sub: account.sub, method: 'temporary', result: 'success', request });
  const { username, email } = account;
  if (email === null || account.isEmailVerified) return askToMove(parts, base, exchange);
  const subject = { baseAccountId: base.id, username, email };
  const challenge = await challenges.open(database, 'mail-verification', subject, request.now);
  return { challenge: handOver(cookies, challenge, 'email', maskEmail(email)) };
}
