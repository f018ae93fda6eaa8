import { isTollFree, telHref } from './phone.ts';

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
