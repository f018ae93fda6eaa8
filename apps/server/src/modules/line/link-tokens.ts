import { randomUUID } from 'node:crypto';
import { LineRefusedError } from '@hidamari/adapters/messaging/port';
import { AppError } from '@hidamari/domain/errors';
import { LINE_LINK_SECONDS, LINE_STATUS, type LineStatusOf } from '@hidamari/domain/messaging';
import type { MemberCaller } from '../../http/caller.ts';
import { findMember, isLineLinked, lineUserOf } from '../members/index.ts';
import { askLine, type LineParts, lineHash, newNonce } from './line-parts.ts';
import { bindAttempt, saveAttempt } from './link-attempts.repository.ts';

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

/**
 * A link token for the LINE account that an access token stands for (G54): ten minutes, once. Who it is LINE alone says.
 * Nothing is linked yet, and no member is known: whoever holds the token can only begin.
 */
export async function issueLinkToken(
  parts: LineParts,
  accessToken: string,
  now: Date,
): Promise<{ status_code: LineStatusOf<'link-token'>; link_token?: string }> {
  const { line, database } = parts;
  const asked = await askLine(parts, () => line.personOf(accessToken));
  if ('status' in asked) return { status_code: asked.status };
  const { userId } = asked.answer;
  if (await isLineLinked(database, userId)) return { status_code: LINE_STATUS.already_linked };
  const issued = await askLine(parts, () => line.issueLinkToken(userId).catch(unknownAsNull));
  if ('status' in issued) return { status_code: issued.status };
  if (issued.answer === null) return { status_code: LINE_STATUS.unknown };
  // A friend or not is good to know and no reason to hold anybody back.
  const isFriend = await line.isFriend(accessToken).catch(() => null);
  await saveAttempt(database, {
    id: randomUUID(),
    link_token_hash: lineHash(issued.answer),
    line_account_hash: lineHash(userId),
    is_friend: isFriend,
    issued_at: now,
    expires_at: new Date(now.getTime() + LINE_LINK_SECONDS * 1_000),
  });
  return { status_code: LINE_STATUS.ok, link_token: issued.answer };
}

/** Our official account does not know the LINE account: trying again changes nothing. */
function unknownAsNull(error: unknown): null {
  if (error instanceof LineRefusedError) return null;
  throw error;
}
