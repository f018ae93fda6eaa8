import type { credentials, PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { normalizeOneTimeCode, ONE_TIME_CODE } from '@hidamari/domain/members';
import type * as z from 'zod';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import { saveDevice } from '../devices/device-cookie.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { refuseGuessable } from '../passwords.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { deviceFamilyOf } from '../sessions/device-family.ts';
import type { PendingStep, SignedIn, SignInAnswer } from '../user-pool/account-pool.ts';

/** Keeps a step of the pool in a challenge of ours, and says what is asked for. */
export async function saveTemporaryStep(
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
export async function answerTemporaryStep(
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
