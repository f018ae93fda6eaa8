import { lastingKeys } from '../../encryption/portal-keys.ts';
import { createSigner } from '../../encryption/signer.ts';

/** Public handles (G37, G38): 43 characters that name whom an answer belongs to and open nothing. */
export interface AccountHandles {
  hashBaseAccountId(baseAccountId: string): string;
  hashUserId(memberId: string): string;
  /** Whether a handle that came back is this account's, one of an older key too. */
  isBaseAccount(baseAccountId: string, handle: string): boolean;
  isUser(memberId: string, handle: string): boolean;
}

/** The same for years: drafts on a device lie under the handle of their owner. */
export function createAccountHandles(source: Parameters<typeof lastingKeys>[0]): AccountHandles {
  const accounts = createSigner(lastingKeys(source, 'base-account-handle'));
  const users = createSigner(lastingKeys(source, 'member-handle'));
  return {
    hashBaseAccountId: accounts.sign,
    hashUserId: users.sign,
    isBaseAccount: accounts.isSigned,
    isUser: users.isSigned,
  };
}
