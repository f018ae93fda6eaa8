import type { MemberCipher } from './encryption.ts';

/** Seals a value as JSON text, bound to `context` as every sealed text is. */
export function sealJson(cipher: MemberCipher, value: unknown, context: string): string {
  return cipher.encrypt(JSON.stringify(value), context);
}

/** What `sealJson` sealed, taken for a T: the key vouches that we wrote it. Throws when it was changed, or belongs elsewhere. */
export function openJson<T>(cipher: MemberCipher, sealed: string, context: string): T {
  return JSON.parse(cipher.decrypt(sealed, context)) as T;
}
