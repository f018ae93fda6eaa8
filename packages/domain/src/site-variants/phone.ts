import type { VariantKey } from './variant.ts';

/** Test data; a production build or start refuses them (G2). */
export const TEST_PHONES: Readonly<Record<VariantKey, string>> = {
  aflac: '0120-000-000',
  hatch: '0120-000-001',
  chofu: '042-000-0000',
};

/** Shown where a variant's number is not configured; there is no tel link then (G2). */
export const PHONE_NOT_READY_TEXT = '電話番号は準備中です';

/** Prefixes of numbers for which the receiver pays. */
const FREE_PREFIXES = ['0120', '0800'];

/** True when a number is one of the test numbers, however it is hyphenated. */
export function isTestPhone(phone: string): boolean {
  return Object.values(TEST_PHONES).some((test) => digitsOf(test) === digitsOf(phone));
}

/** `tel:` address of a number as people dial it in Japan, or of one in E.164; null when none is configured. */
export function telHref(phone: string): string | null {
  const digits = digitsOf(phone);
  if (digits === '') return null;
  // Without its plus a number with a country's code is another person's.
  return /^\s*\+/.test(phone) ? `tel:+${digits}` : `tel:${digits}`;
}

/** True when the call costs the caller nothing. */
export function isTollFree(phone: string): boolean {
  return FREE_PREFIXES.some((prefix) => digitsOf(phone).startsWith(prefix));
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
