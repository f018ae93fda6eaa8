import { randomUUID } from 'node:crypto';
import { LineRefusedError } from '@hidamari/adapters/messaging/port';
import { LINE_LINK_SECONDS, LINE_STATUS, type LineStatusOf } from '@hidamari/domain/messaging';
import { isLineLinked } from '../members/index.ts';
import { askLine, type LineParts, lineHash } from './line-parts.ts';
import { saveAttempt } from './link-attempts.repository.ts';

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
