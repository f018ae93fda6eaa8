import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Closed list: no two uses share a key. */
type KeyPurpose =
  | 'access-token'
  | 'challenge-subject'
  | 'demo-password-mark'
  | 'example-line'
  | 'handover-pseudonym'
  | 'handover-token'
  | 'hosted-login-cookie'
  | 'idp-client'
  | 'idp-cookie'
  | 'challenge-code'
  | 'idp-step'
  | 'idp-store'
  | 'idp-terms'
  | 'mail-recipient'
  | 'my-data-download'
  | 'device-cookie'
  | 'pool-code'
  | 'pool-secret'
  | 'pool-token'
  | 'staff-authenticator'
  | 'survey-link'
  | 'talk-number'
  | 'transfer-code';

/** A 32-byte key of its own for each purpose, derived from SESSION_SECRET. */
export function deriveKey(sessionSecret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', `hidamari/${purpose}`, 32));
}

/** An opaque token of 256 random bits. Only `hashSecret` of it is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a random token. Plain SHA-256 is enough: nobody guesses 256 bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Authenticated encryption of small JSON values that leave the server or lie in a table. */
export interface Sealer {
  seal(value: unknown): string;
  /** null for anything that was not sealed with this key. */
  open(sealed: string): unknown;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealer(key: Buffer): Sealer {
  return {
    seal(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8'));
      } catch {
        return null;
      }
    },
  };
}
