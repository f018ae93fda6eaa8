import { IDENTITY_CREDENTIALS_REFRESH_MINUTES } from '@hidamari/domain/limits';
import type { CredentialProvider } from '../outgoing/limited-credentials.ts';

type Credentials = Awaited<ReturnType<CredentialProvider>>;

const LIFE_MS = IDENTITY_CREDENTIALS_REFRESH_MINUTES * 60_000;
/** The client asks again when less than this is left. */
const ASKED_BEFORE_MS = 5 * 60_000;

/**
 * Credentials of the administration calls, read anew after 50 minutes (G151) or before they end by themselves: keys
 * that were exchanged in the environment's place take effect without a restart.
 */
export function renewedCredentials(read: () => Promise<Credentials>, clock: () => Date): CredentialProvider {
  let kept: { credentials: Credentials; until: number } | undefined;
  return async () => {
    const now = clock().getTime();
    if (kept === undefined || now >= kept.until) {
      const credentials = await read();
      const ownEnd = credentials.expiration ? credentials.expiration.getTime() - ASKED_BEFORE_MS : Infinity;
      kept = { credentials, until: Math.min(now + LIFE_MS, ownEnd) };
    }
    return { ...kept.credentials, expiration: new Date(kept.until + ASKED_BEFORE_MS) };
  };
}
