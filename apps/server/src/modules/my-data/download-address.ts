import { randomUUID } from 'node:crypto';
import { MY_DATA_LIMITS } from '@hidamari/domain/my-data';
import { deriveKeys, type SessionSecrets } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';

/** Where a prepared download is read; its id follows. */
export const DOWNLOADS_PATH = '/my-data/exports';

const LINK_MS = MY_DATA_LIMITS.linkHours * 3_600_000;

/** Signs the addresses of downloads, each for one member and 24 hours (G136). Nothing is stored for them. */
export interface DownloadAddresses {
  /** Path and query for a download by this member, and until when it may be used. */
  issue(memberId: string, now: Date): { path: string; expiresAt: Date };
  /** True for an address as it was issued to this member, in its time. */
  isValid(
    memberId: string,
    id: string,
    query: { expires?: unknown; signature?: unknown },
    now: Date,
  ): boolean;
}

export function createDownloadAddresses(sessionSecrets: SessionSecrets): DownloadAddresses {
  const signer = createSigner(deriveKeys(sessionSecrets, 'my-data-download'));
  // Whose it is goes into the signature and not into the address: an address tells nothing of anybody.
  const textOf = (memberId: string, id: string, expires: string) => `${memberId}\n${id}\n${expires}`;
  return {
    issue(memberId, now) {
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + LINK_MS);
      const expires = String(expiresAt.getTime());
      const signature = signer.sign(textOf(memberId, id, expires));
      return { path: `${DOWNLOADS_PATH}/${id}?${new URLSearchParams({ expires, signature })}`, expiresAt };
    },
    isValid(memberId, id, { expires, signature }, now) {
      if (typeof expires !== 'string' || typeof signature !== 'string') return false;
      return signer.isSigned(textOf(memberId, id, expires), signature) && now.getTime() < Number(expires);
    },
  };
}
