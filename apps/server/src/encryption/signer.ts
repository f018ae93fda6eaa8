import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './session-keys.ts';

/** Keyed hashes of texts, in base64url: of an address that comes back, or of a code that is compared. */
export interface Signer {
  sign(text: string): string;
  /** Whether this was signed with one of the keys; compared in constant time. */
  isSigned(text: string, signature: string): boolean;
  /** Every hash under which a text may be stored, the present key's first. */
  allOf(text: string): string[];
}

export function createSigner(keys: Keys): Signer {
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const allOf = (text: string) => keys.map((key) => signWith(key, text));
  return {
    sign: (text) => signWith(keys[0], text),
    isSigned: (text, signature) => allOf(text).some((one) => isSame(one, signature)),
    allOf,
  };
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
