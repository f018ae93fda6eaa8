import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PoolKeys } from './pool-keys.ts';

/** Authenticated encryption of what the pool keeps beside its hashes: app secrets, and what a step hands the next. */
export interface PoolSealer {
  /** `place` binds the value: sealed for one account or session, it opens for no other. */
  seal(value: unknown, place: string): string;
  open(sealed: string, place: string): unknown;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; keys have 32 bytes. `open` throws for anything that was not sealed with one of them for this place. */
export function createPoolSealer(keys: PoolKeys): PoolSealer {
  return {
    seal(value, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const opened = openWith(key, bytes, place);
        if (opened !== null) return JSON.parse(opened);
      }
      throw new Error('sealed with another key, or for another place');
    },
  };
}

function openWith(key: Uint8Array, bytes: Buffer, place: string): string | null {
  try {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), options)
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
