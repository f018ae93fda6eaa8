import type { Executor } from '../database/database.ts';
import { contextPart, onceOf, type RequestContext } from '../http/request-context.ts';
import type { Encryption, MemberCipher } from './encryption.ts';

/** The wrapped data key of the request's member; null while nothing of theirs was sealed. */
export const MEMBER_KEY = contextPart<string | null>('the key of the member');

const MEMBER_CIPHER = contextPart<MemberCipher>('the cipher of the member');

/** A member who calls, and what their request knows of them. */
interface KeyOwner {
  memberId: string;
  context?: RequestContext;
}

/**
 * The same needs, where the caller's own key is the one that their session was read with: opened once for all that a
 * request reads. For reading alone: whatever seals asks for the key inside its transaction, where it cannot be erased.
 */
export function withCallersKey<N extends { encryption: Encryption }>(needs: N, caller: KeyOwner): N {
  const { context, memberId } = caller;
  if (context === undefined) return needs;
  const { encryption } = needs;
  const open = async (executor: Executor) => {
    const wrapped = await context.once(MEMBER_KEY, async () => null);
    return wrapped === null
      ? encryption.forMember(executor, memberId)
      : encryption.unwrapped(memberId, wrapped);
  };
  return {
    ...needs,
    encryption: {
      ...encryption,
      forMember: (executor, id) =>
        id === memberId
          ? onceOf(caller, MEMBER_CIPHER, () => open(executor))
          : encryption.forMember(executor, id),
    } satisfies Encryption,
  };
}
