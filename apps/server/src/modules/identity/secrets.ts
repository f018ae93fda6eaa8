import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. Only `hashSecret` of it is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a random token. Plain SHA-256 is enough: nobody guesses 256 bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
