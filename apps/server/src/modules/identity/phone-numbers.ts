import { foldWidth } from '@hidamari/domain/japanese-text';

/** A Japanese number however it was typed (full-width, hyphens, +81) as E.164; null for anything else. */
export function toE164(typed: string): string | null {
  const folded = foldWidth(typed).replace(/[\s\-‐‑–—―ー−()]/g, '');
  const national = /^0(\d{9,10})$/.exec(folded) ?? /^\+81(\d{9,10})$/.exec(folded);
  return national ? `+81${national[1]}` : null;
}

/** `09012345678`: how people in Japan write their number. */
export function toNational(e164: string): string {
  return e164.replace(/^\+81/, '0');
}

/** `090****5678`: enough to recognise one's own. */
export function maskPhoneNumber(e164: string): string {
  const national = toNational(e164);
  return `${national.slice(0, 3)}****${national.slice(-4)}`;
}

/** `h***@example.jp`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}***@${domain}`;
}
