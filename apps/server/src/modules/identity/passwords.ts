import { AppError } from '@hidamari/domain/errors';
import { passwordFault } from '@hidamari/domain/members';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a password that others would guess first (G33): a common one, or the person's own e-mail address or
 * number. What only the server knows is asked here; the form has checked the rest.
 */
export function refuseGuessable(password: string, owner: { email?: string; phone?: string }): void {
  const fault = passwordFault(password, { ...owner, isCommon: isCommonPassword });
  if (fault !== null) throw new AppError('validation', { fields: { password: [fault] } });
}
