import { AppError } from '@hidamari/domain/errors';
import { LINE_LINK_SECONDS } from '@hidamari/domain/messaging';
import type { MemberCaller } from '../../http/caller.ts';
import { findMember, lineUserOf } from '../members/index.ts';
import { type LineParts, lineHash, newNonce } from './line-parts.ts';
import { bindAttempt } from './link-attempts.repository.ts';

/**
 * Binds a link token to a member, once, and answers where LINE asks the person to confirm (G54). LINE names the LINE account
 * that confirmed; only then, and only if it is the one that began, anything is linked (`endLink`). `conflict` where the
 * member has a LINE account already, `code_expired` for a token that is not ours, used or too old.
 */
export async function bindLinkToken(
  { line, database }: LineParts,
  { memberId }: MemberCaller,
  { linkToken, now }: { linkToken: string; now: Date },
): Promise<string> {
  const found = await findMember(database, memberId);
  if (found === null) throw new AppError('unauthenticated');
  if (lineUserOf(found) !== null) throw new AppError('conflict');
  const nonce = newNonce();
  const isBound = await bindAttempt(database, lineHash(linkToken), {
    memberId,
    nonceHash: lineHash(nonce),
    now,
    nonceExpiresAt: new Date(now.getTime() + LINE_LINK_SECONDS * 1_000),
  });
  if (!isBound) throw new AppError('code_expired');
  return line.accountLinkUrl({ linkToken, nonce });
}
