import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './session-keys.ts';

/** Authenticated encryption of small JSON values that leave the server or lie in a table. */
export interface Sealer {
  seal(value: unknown): string;
  /** null for anything that was not sealed with one of these keys. */
  open(sealed: string): unknown;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSealer(keys: Keys): Sealer {
  return {
    seal(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const opened = openWith(key, bytes);
        if (opened !== null) return JSON.parse(opened);
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
