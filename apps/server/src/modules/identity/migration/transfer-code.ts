import { randomInt } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { deriveKeys, type SessionSecrets } from '../../../encryption/session-keys.ts';
import { createSigner } from '../../../encryption/signer.ts';
import { triesSpent, wrongCode } from '../challenge-codes/wrong-code.ts';

/** Six digits; replaced by nothing: tests read them where the person does. */
export const drawCode = () =>
  String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');

/** What the challenge keeps of a code. Bound to the number, so that it proves no other. */
export function hashCode(secrets: SessionSecrets, { phoneNumber, code }: ForNumber): string {
  return signerOf(secrets).sign(textOf(phoneNumber, code));
}

export function isCode(secrets: SessionSecrets, { phoneNumber, code }: ForNumber, hash: string): boolean {
  return signerOf(secrets).isSigned(textOf(phoneNumber, code), hash);
}

interface ForNumber {
  phoneNumber: string;
  code: string;
}

const signerOf = (secrets: SessionSecrets) => createSigner(deriveKeys(secrets, 'transfer-code'));
const textOf = (phoneNumber: string, code: string) => `${phoneNumber}\n${code}`;

interface Attempt {
  isRight: boolean;
  /** Milliseconds since 1970. */
  sentAt: number;
  now: Date;
  /** Tries so far, this one included: counted before anybody looks (F19). */
  tries: number;
}

/** `code_expired` or `code_tries_spent` when only a new code helps, `code_wrong` with the tries that are left. */
export function refuseWrongCode({ isRight, sentAt, now, tries }: Attempt): void {
  const isOld = now.getTime() - sentAt > ONE_TIME_CODE.validSeconds * 1000;
  if (isOld) throw new AppError('code_expired');
  if (tries > ONE_TIME_CODE.tries) throw triesSpent();
  if (isRight) return;
  throw wrongCode(tries);
}

/** /login/migration (U-L12): also where a finished move is shown. */
export const TRANSFER_HREF = '/login/migration';
