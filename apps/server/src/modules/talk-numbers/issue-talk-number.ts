import { randomInt } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { TALK_NUMBER } from '@hidamari/domain/talk-numbers';
import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { talkNumbers } from './talk-number.table.ts';
import type { TalkNumberParts } from './talk-number-parts.ts';

export interface TalkNumber {
  token: string;
  expiresAt: Date;
}

/** Many times more than are ever needed: a million numbers, of which few are alive at once. */
const MOST_DRAWS = 10;

const drawNumber = () => String(randomInt(10 ** TALK_NUMBER.digits)).padStart(TALK_NUMBER.digits, '0');

/**
 * Gives a member a new number and ends the one before. `too_many` for somebody who asks again and again;
 * `unavailable` when every number drawn was somebody else's.
 */
export async function issueTalkNumber(
  { database, rateLimits, clock, hashOf }: TalkNumberParts,
  memberId: string,
  draw: () => string = drawNumber,
): Promise<TalkNumber> {
  await rateLimits.consume('talk-numbers-by-member', memberId);
  const now = clock();
  const expiresAt = new Date(now.getTime() + TALK_NUMBER.lifeSeconds * 1_000);
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const token = draw();
    if (await keep(database, { memberId, hash: hashOf(token), now, expiresAt })) return { token, expiresAt };
  }
  throw new AppError('unavailable');
}

/** False where the number is another member's just now. */
async function keep(
  database: Database,
  { memberId, hash, now, expiresAt }: { memberId: string; hash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // The one before, and somebody's that is over.
    const isOver = and(eq(talkNumbers.number_hash, hash), lte(talkNumbers.expires_at, now));
    await tx.delete(talkNumbers).where(or(eq(talkNumbers.member_id, memberId), isOver));
    const kept = await tx
      .insert(talkNumbers)
      .values({ member_id: memberId, number_hash: hash, expires_at: expiresAt })
      // Two tabs at once, or the same number drawn twice: the later draws again.
      .onConflictDoNothing()
      .returning({ hash: talkNumbers.number_hash });
    return kept.length > 0;
  });
}

/**
 * Whose number this is, or null. It is used up by the answer, in the transaction that records the search: whoever asks
 * at the same moment finds nobody.
 */
export async function useTalkNumber(
  tx: Pick<Database, 'delete'>,
  numberHashes: readonly string[],
  now: Date,
): Promise<string | null> {
  const [used] = await tx
    .delete(talkNumbers)
    .where(and(inArray(talkNumbers.number_hash, [...numberHashes]), gt(talkNumbers.expires_at, now)))
    .returning({ memberId: talkNumbers.member_id });
  return used?.memberId ?? null;
}
