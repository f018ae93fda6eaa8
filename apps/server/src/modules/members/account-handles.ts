import { deriveKeys, type SessionSecrets } from '../../encryption/session-keys.ts';
import { createSigner } from '../../encryption/signer.ts';

/** Public handles (G37, G38): 43 characters that name whom an answer belongs to and open nothing. */
export interface AccountHandles {
  hashBaseAccountId(baseAccountId: string): string;
  hashUserId(memberId: string): string;
  /** Whether a handle that came back is this account's, one of before a change of the secret too. */
  isBaseAccount(baseAccountId: string, handle: string): boolean;
  isUser(memberId: string, handle: string): boolean;
}

export function createAccountHandles(secrets: SessionSecrets): AccountHandles {
  const accounts = createSigner(deriveKeys(secrets, 'base-account-handle'));
  const users = createSigner(deriveKeys(secrets, 'member-handle'));
  return {
    hashBaseAccountId: accounts.sign,
    hashUserId: users.sign,
    isBaseAccount: accounts.isSigned,
    isUser: users.isSigned,
  };
}
