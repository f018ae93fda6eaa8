import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';

/** AES-256-GCM: 12 bytes of fresh nonce, the ciphertext, 16 bytes of tag. */
const NONCE = 12;
const TAG = 16;

/**
 * Authenticated encryption of bytes, bound to `context`: opening under another context fails. A key is taken as the object
 * that it was made once: bare bytes are looked at anew each time, which takes five times as long as opening a log.
 */
export function seal(key: KeyObject, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Bytes that sealing adds. */
export const SEALED_EXTRA_BYTES = NONCE + TAG;

/** As `seal`, for what comes in pieces and is too long to be held. */
export function sealStream(key: KeyObject, context: string): Transform {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(context));
  const sealing = new Transform({
    transform: (piece, _encoding, done) => done(null, cipher.update(piece)),
    flush: (done) => done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()])),
  });
  sealing.push(nonce);
  return sealing;
}

/** Throws when the bytes were changed, or were sealed under another key or context. */
export function unseal(key: KeyObject, sealed: Buffer, context: string): Buffer {
  if (sealed.length < NONCE + TAG) throw new Error('sealed text is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
}
