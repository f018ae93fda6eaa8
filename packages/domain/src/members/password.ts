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
 * The one form (NFKC) in which a password is judged, kept and compared: a letter may come in full width, or its accent apart
 * from it, as the keyboard of the day writes them (NIST SP 800-63B). Nothing is trimmed.
 */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/**
 * What is wrong with a password, or null: 8 to 64 code points of any kind in its normal form, no rule of composition, not the
 * e-mail address or the telephone number, not a common one (G33).
 */
export function passwordFault(typed: string, facts: PasswordFacts = {}): FieldErrorCode | null {
  const password = normalPassword(typed);
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < MEMBER_LIMITS.password.min) return 'password_short';
  if (length > MEMBER_LIMITS.password.max) return 'password_long';
  return isGuessable(password, facts) ? 'password_common' : null;
}

function isGuessable(password: string, { email, phone, isCommon }: PasswordFacts): boolean {
  const folded = password.trim().toLowerCase();
  if (email && folded === normalizeEmail(email)) return true;
  if (phone && normalizePhone(password) === normalizePhone(phone)) return true;
  return isCommon?.(password) ?? false;
}
