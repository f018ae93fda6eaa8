import { foldWidth } from '../japanese-text/index.ts';
import type { FieldErrorCode } from './field-messages.ts';
import { MEMBER_LIMITS } from './member-limits.ts';
import { normalizeEmail, normalizePhone } from './normalize.ts';

/** What a password is checked against. */
export interface PasswordFacts {
  readonly email?: string | undefined;
  /** Any way of writing it. */
  readonly phone?: string | undefined;
  /** True for a password of the bundled list of common ones. The list lies on the server only. */
  readonly isCommon?: (password: string) => boolean;
}

/**
 * What is wrong with a password, or null: 8 to 64 characters of any kind, no rule of composition, not the e-mail
 * address or the telephone number, not a common one (G33). The password itself is never changed or trimmed.
 */
export function passwordFault(password: string, facts: PasswordFacts = {}): FieldErrorCode | null {
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < MEMBER_LIMITS.password.min) return 'password_short';
  if (length > MEMBER_LIMITS.password.max) return 'password_long';
  return isGuessable(password, facts) ? 'password_common' : null;
}

function isGuessable(password: string, { email, phone, isCommon }: PasswordFacts): boolean {
  const folded = foldWidth(password).trim().toLowerCase();
  if (email && folded === normalizeEmail(email)) return true;
  if (phone && normalizePhone(password) === normalizePhone(phone)) return true;
  return isCommon?.(password) ?? false;
}
