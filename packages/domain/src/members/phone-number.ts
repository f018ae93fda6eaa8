const PHONE = /^0\d{9,10}$/;
/** 0800 looks like one of them and is free of charge to the caller: nobody reads an SMS there. */
const MOBILE = /^0(?!800)[6-9]0\d{8}$/;
const E164 = /^\+81\d{9,10}$/;

/** Where a number is divided. The first prefix that matches wins, so the longer ones stand first. */
const GROUPS: readonly (readonly [prefix: RegExp, sizes: readonly [number, number, number]])[] = [
  [/^0800/, [4, 3, 4]],
  [/^0(?:120|570|990)/, [4, 3, 3]],
  [/^0[5-9]0\d{8}$/, [3, 4, 4]],
  [/^042[28]/, [4, 2, 4]],
  [/^0429/, [2, 4, 4]],
  [/^0(?:11|42|44|45|52|75|78)/, [3, 3, 4]],
  [/^0[36]/, [2, 4, 4]],
];

/** A Japanese number after `normalizePhone`: 10 or 11 digits, first a 0 (G33). */
export function isPhone(digits: string): boolean {
  return PHONE.test(digits);
}

/**
 * A number that can receive the code by SMS (G33): 070, 080, 090, and 060, which the numbering plan opened on 20 December
 * 2024 and carriers hand out from July 2026 on.
 */
export function isMobilePhone(digits: string): boolean {
  return MOBILE.test(digits);
}

/** +819012345678 from a number after `normalizePhone`; null when it is no Japanese number. */
export function toE164(digits: string): string | null {
  return isPhone(digits) ? `+81${digits.slice(1)}` : null;
}

/** 09012345678 from +819012345678; null for anything else. */
export function fromE164(number: string): string | null {
  return E164.test(number) ? `0${number.slice(3)}` : null;
}

/**
 * A number as people in Japan read it: 090-1234-5678, 03-1234-5678, 0120-123-456 (ui 6). Takes digits or E.164.
 * Area codes are two to five digits long: where the division is not certain the digits stay undivided.
 */
export function formatPhone(number: string): string {
  const digits = fromE164(number) ?? number;
  const sizes = GROUPS.find(([prefix]) => prefix.test(digits))?.[1];
  if (!sizes || !isPhone(digits) || digits.length !== sizes[0] + sizes[1] + sizes[2]) return digits;
  const [first, second] = sizes;
  return `${digits.slice(0, first)}-${digits.slice(first, first + second)}-${digits.slice(first + second)}`;
}
