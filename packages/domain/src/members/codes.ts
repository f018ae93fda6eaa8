import { MEMBER_LIMITS } from './member-limits.ts';

const ALPHANUMERIC = /^[A-Z0-9]+$/;

/** 証券番号 (insurance_number) after `normalizePolicyNumber`: 6 to 12 letters or digits (G33). */
export function isPolicyNumber(code: string): boolean {
  return ALPHANUMERIC.test(code) && isWithin(code.length, MEMBER_LIMITS.policyNumber);
}

/** 利用コード (company_code) after `normalizeEligibilityCode`: 4 to 20 letters or digits (G33). */
export function isEligibilityCode(code: string): boolean {
  return ALPHANUMERIC.test(code) && isWithin(code.length, MEMBER_LIMITS.eligibilityCode);
}

/** 郵便番号 after `normalizePostalCode`: seven digits (G33). */
export function isPostalCode(code: string): boolean {
  return /^\d{7}$/.test(code);
}

/** 182-0026 from 1820026; anything else as it is. */
export function formatPostalCode(code: string): string {
  return isPostalCode(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
}

function isWithin(length: number, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}

/** Rules of a one-time code by SMS or mail (G33). */
export const ONE_TIME_CODE = {
  digits: 6,
  validSeconds: 600,
  tries: 5,
  resendAfterSeconds: 60,
  sendsPerHour: 5,
} as const;

const HOUR_SECONDS = 3_600;

/** Six digits, after `normalizeOneTimeCode`. */
export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Seconds until the next code may be sent; 0 = now. One minute after the last one, and five in any hour.
 * @param sentAt when codes were sent, in any order.
 */
export function resendWaitSeconds({ sentAt, now }: { sentAt: readonly Date[]; now: Date }): number {
  const ages = sentAt.map((at) => (now.getTime() - at.getTime()) / 1000).sort((a, b) => a - b);
  const youngest = ages[0] ?? Infinity;
  const fifth = ages[ONE_TIME_CODE.sendsPerHour - 1] ?? Infinity;
  const wait = Math.max(ONE_TIME_CODE.resendAfterSeconds - youngest, HOUR_SECONDS - fifth, 0);
  return Math.ceil(wait);
}
