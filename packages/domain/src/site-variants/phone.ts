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

/** What consulting by telephone costs, in each form in which it is said. */
export interface CallCost {
  /** Beside the number. */
  readonly short: string;
  /** A sentence for itself. */
  readonly sentence: string;
  /** The fee of what our own supporters do. */
  readonly fee: string;
}

/** The one table (decision 0074): no other text of the portal says what a call to its own desks costs. */
const CALL_COSTS: Readonly<Record<'free' | 'charged' | 'unknown', CallCost>> = {
  free: {
    short: '通話料無料・相談無料',
    sentence: '相談料も、通話料もかかりません。',
    fee: '無料（通話料もかかりません）',
  },
  charged: {
    short: '相談無料（通話料がかかります）',
    sentence: '相談料はかかりません。通話料は、おかけになる方のご負担です。',
    fee: '無料（通話料はかかります）',
  },
  unknown: { short: '相談は無料です', sentence: '相談料はかかりません。', fee: '無料' },
};

/** By the number of a variant, since the number alone says who pays for the call. `unknown` while none is set (G2). */
export function callCost(phone: string): CallCost {
  if (telHref(phone) === null) return CALL_COSTS.unknown;
  return CALL_COSTS[isTollFree(phone) ? 'free' : 'charged'];
}

/** The fee of a service as it is shown: what our own supporters do by telephone costs what a call to their desk costs. */
export function shownFee({ provider, fee }: { provider: string; fee: string }, phone: string): string {
  return provider === 'supporter' ? callCost(phone).fee : fee;
}
