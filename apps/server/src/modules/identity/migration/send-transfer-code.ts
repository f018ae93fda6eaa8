import { randomUUID } from 'node:crypto';
import type { CodeSentAnswer, transferNumberBody } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import type * as z from 'zod';
import { confirmationCodeSms } from '../../mail/index.ts';
import { countSending } from '../challenge-codes/count-sending.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { secondsAfter } from '../lifetimes.ts';
import { refuseGuessable } from '../passwords.ts';
import { maskPhoneNumber, typedNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { type MovingAccount, readOwnMovingAccount } from './moving-account.ts';
import { drawCode, hashCode } from './transfer-code.ts';

const { resendAfterSeconds, validSeconds } = ONE_TIME_CODE;

/**
 * Takes number and address of the common ID that the account becomes, and sends the code (G40, way a). A number that is
 * somebody else's gets its code like any other: only who reads it learns more. An account that has no password of its
 * own gets the one that was chosen here.
 */
export async function sendTransferCode(
  parts: IdentityParts,
  challengeId: string,
  body: z.output<typeof transferNumberBody>,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const moving = await readOwnMovingAccount(parts, challengeId);
  const phoneNumber = typedNumber(body.phone_number);
  if (phoneNumber === null) throw new AppError('validation', { fields: { phone_number: ['phone'] } });
  const { email, password } = body;
  const { pool_username: username } = moving.base;
  if (await parts.movingPool.needsPassword(username)) {
    if (password === undefined) throw new AppError('validation', { fields: { password: ['required'] } });
    refuseGuessable(password, { email, phone: body.phone_number });
    await parts.movingPool.setPassword(username, password);
  }
  return sendCode(parts, moving, { phoneNumber, email }, exchange);
}

/** Another code to the same number; the one before is void. */
export async function resendTransferCode(
  parts: IdentityParts,
  challengeId: string,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const moving = await readOwnMovingAccount(parts, challengeId);
  if (!moving.subject.number) throw new AppError('forbidden', { nextPageId: SCREENS.migration });
  return sendCode(parts, moving, moving.subject.number, exchange);
}

/** Seconds until another code may be sent; 0: now. */
export function secondsUntilResend(sentAt: number, now: Date): number {
  return Math.max(0, Math.ceil(resendAfterSeconds - (now.getTime() - sentAt) / 1000));
}

/** The challenge with the new code and its message, both or neither. */
async function sendCode(
  { challenges, database, outbox, rateLimits, settings }: IdentityParts,
  { challengeId, subject }: MovingAccount,
  { phoneNumber, email }: { phoneNumber: string; email: string },
  { request, cookies }: Exchange,
): Promise<CodeSentAnswer> {
  const { now } = request;
  const before = subject.number;
  const wait = before?.phoneNumber === phoneNumber ? secondsUntilResend(before.sentAt, now) : 0;
  if (wait > 0) throw new AppError('code_resend_wait', { retryAfter: wait });
  await countSending({ database, rateLimits }, { to: phoneNumber }, request);
  const code = drawCode();
  const codeHash = hashCode(settings.sessionSecrets, { phoneNumber, code });
  const expiresAt = secondsAfter(now, validSeconds);
  const challenge = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, challengeId))) throw new AppError('step_expired');
    const text = confirmationCodeSms({ code, validMinutes: validSeconds / 60 });
    await outbox.enqueue(tx, {
      kind: 'send-sms',
      idempotencyKey: `transfer-code:${randomUUID()}`,
      payload: { to: phoneNumber, text },
      notAfter: expiresAt,
    });
    const number = { phoneNumber, email, codeHash, sentAt: now.getTime() };
    return challenges.open(tx, 'migration', { baseAccountId: subject.baseAccountId, number }, now);
  });
  const maskedTo = maskPhoneNumber(phoneNumber);
  handOver(cookies, challenge, 'migration', maskedTo);
  return { masked_to: maskedTo, expires_at: expiresAt.toISOString(), resend_after: resendAfterSeconds };
}
