import { withoutInvisible } from '@hidamari/domain/japanese-text';
import { normalizeEmail } from '@hidamari/domain/members';

/**
 * The name that somebody types at the temporary login and where its password is reset: an e-mail address in its normal form,
 * any other name as it is, without spaces around it and without what nobody sees.
 */
export function typedUsername(typed: string): string {
  return /[@＠]/.test(typed) ? normalizeEmail(typed) : withoutInvisible(typed).trim();
}
