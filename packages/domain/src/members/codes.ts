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
