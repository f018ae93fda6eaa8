import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { deriveKeys, type SessionSecrets } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';

/** Where files come in; the key follows. */
export const UPLOADS_PATH = '/uploads';

/** Signs the addresses to which a file may be PUT, each for one upload and five minutes (G65). */
export interface UploadAddresses {
  /** Path and query for an upload, and until when it may be used. */
  issue(key: string, now: Date): { path: string; expiresAt: Date };
  /** True for an address as it was issued, in its time. That it is used once is for the row to say. */
  isValid(key: string, query: { expires?: unknown; signature?: unknown }, now: Date): boolean;
}

export function createUploadAddresses(secrets: SessionSecrets): UploadAddresses {
  const signer = createSigner(deriveKeys(secrets, 'upload-address'));
  const textOf = (key: string, expires: string) => `${key}\n${expires}`;
  return {
    issue(key, now) {
      const expiresAt = new Date(now.getTime() + LOG_LIMITS.uploadAddressSeconds * 1_000);
      const expires = String(expiresAt.getTime());
      const query = new URLSearchParams({ expires, signature: signer.sign(textOf(key, expires)) });
      return { path: `${UPLOADS_PATH}/${key}?${query}`, expiresAt };
    },
    isValid(key, { expires, signature }, now) {
      if (typeof expires !== 'string' || typeof signature !== 'string') return false;
      return signer.isSigned(textOf(key, expires), signature) && now.getTime() <= Number(expires);
    },
  };
}
