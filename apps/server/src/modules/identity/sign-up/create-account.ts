import { randomUUID } from 'node:crypto';
import type { accountBody } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import type * as z from 'zod';
import { sendByPool } from '../challenge-codes/count-sending.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { refuseGuessable } from '../passwords.ts';
import { maskPhoneNumber, typedNumber } from '../phone-numbers.ts';
import { SCREENS } from '../screens.ts';
import { isNumberProven, refuseAndGoOn } from './proven-number.ts';
import { readSignUp } from './read-sign-up.ts';

/**
 * Makes the common ID of a sign-up; its code is on the way when this resolves. A number that is already registered
 * takes the same path, and tells so only to who reads its messages.
 */
export async function createAccount(
  parts: IdentityParts,
  challengeId: string,
  body: z.output<typeof accountBody>,
  exchange: Exchange,
) {
  const { pool, challenges, database } = parts;
  const { request, cookies } = exchange;
  const subject = await readSignUp(parts, challengeId);
  if (!subject.eligibility) throw new AppError('forbidden', { nextPageId: SCREENS.eligibility });
  if (subject.account?.isPhoneProven) throw new AppError('forbidden', { nextPageId: SCREENS.registration });
  const { account: begun } = subject;
  if (begun && (await isNumberProven(parts, begun)))
    return refuseAndGoOn(parts, challengeId, { account: begun, signUp: subject }, exchange);
  const phoneNumber = typedNumber(body.phone_number);
  if (phoneNumber === null) throw new AppError('validation', { fields: { phone_number: ['phone'] } });
  const { email } = body;
  refuseGuessable(body.password, { email, phone: body.phone_number });
  const username = randomUUID();
  const sub = await sendByPool(parts, phoneNumber, request, () =>
    pool.signUp({ username, password: body.password, phoneNumber, email }),
  );
  const account = { sub, username, phoneNumber, email, isPhoneProven: false, isEmailProven: false };
  const challenge = await database.transaction(async (tx) => {
    await challenges.close(tx, challengeId);
    return challenges.open(tx, 'sign-up', { ...subject, account }, request.now);
  });
  const maskedTo = maskPhoneNumber(phoneNumber);
  const { expires_at } = handOver(cookies, challenge, 'sms', maskedTo);
  return { next_page_id: SCREENS.phoneCode, masked_to: maskedTo, expires_at };
}
