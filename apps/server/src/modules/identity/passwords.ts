import { AppError } from '@hidamari/domain/errors';
import { isCommonPassword } from './common-passwords.ts';
import { toE164, toNational } from './phone-numbers.ts';

interface PasswordOwner {
  email: string;
  /** E.164. */
  phoneNumber: string;
}

/**
 * Refuses a password that others would guess first (G33): a common one, or the person's own e-mail address or
 * number. No rule of composition; length is the schema's.
 */
export function refuseGuessable(password: string, { email, phoneNumber }: PasswordOwner): void {
  const typed = password.toLowerCase();
  const isAddress = typed === email.toLowerCase() || typed === email.split('@')[0]?.toLowerCase();
  const isNumber = toE164(password) === phoneNumber || typed === toNational(phoneNumber);
  if (!isAddress && !isNumber && !isCommonPassword(password)) return;
  throw new AppError('validation', { fields: { password: ['password_common'] } });
}
