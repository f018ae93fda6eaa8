import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';
import { deriveKey } from '../secrets.ts';

/** Six digits; replaced by nothing: tests read them where the person does. */
export const drawCode = () =>
  String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');

/** What the challenge keeps of a code. Bound to the number, so that it proves no other. */
export function hashCode(sessionSecret: string, phoneNumber: string, code: string): string {
  const key = deriveKey(sessionSecret, 'transfer-code');
  return createHmac('sha256', key).update(`${phoneNumber}\n${code}`).digest('base64url');
}

interface Attempt {
  typedHash: string;
  storedHash: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  now: Date;
  /** Tries so far, this one included: counted before anybody looks (F19). */
  tries: number;
}

/** `code_expired` or `code_tries_spent` when only a new code helps, `code_wrong` with the tries that are left. */
export function refuseWrongCode({ typedHash, storedHash, sentAt, now, tries }: Attempt): void {
  const isOld = now.getTime() - sentAt > ONE_TIME_CODE.validSeconds * 1000;
  if (isOld) throw new AppError('code_expired');
  if (tries > ONE_TIME_CODE.tries) throw triesSpent();
  const [typed, stored] = [Buffer.from(typedHash), Buffer.from(storedHash)];
  if (typed.length === stored.length && timingSafeEqual(typed, stored)) return;
  throw wrongCode(tries);
}
