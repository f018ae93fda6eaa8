import { firstCharacter } from '@hidamari/domain/japanese-text';
import { fromE164, normalizePhone, toE164 } from '@hidamari/domain/members';

/** A Japanese number however it was typed (full-width, hyphens, +81) as E.164; null for anything else. */
export function typedNumber(typed: string): string | null {
  return toE164(normalizePhone(typed));
}

/** `090****5678`: enough to recognise one's own. */
export function maskPhoneNumber(number: string): string {
  const national = fromE164(number) ?? number;
  return `${national.slice(0, 3)}****${national.slice(-4)}`;
}

/** `h***@example.jp`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${firstCharacter(name)}***@${domain}`;
}
