import { isRealDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { and, asc, count, gt, gte, inArray, isNotNull, isNull, max, min, or } from 'drizzle-orm';
import { CommandError } from '../command-error.ts';
import type { Database } from '../database/database.ts';
import { outboxMessages } from './outbox.table.ts';
import { kindOfRow, OUTBOX_KINDS, type OutboxKind, storedNamesOf } from './outbox.ts';

/** Given-up messages of one kind and fault, for whoever runs the portal: numbers and times, nothing of what was in them. */
export interface DeadLetters {
  kind: string;
  last_error: string | null;
  messages: number;
  first_given_up: Date | null;
  last_given_up: Date | null;
}

const isDead = isNotNull(outboxMessages.dead_at);

/** What was given up and is still kept (90 days), together where kind and fault are the same. */
export async function listDeadLetters(database: Database): Promise<DeadLetters[]> {
  return await database
    .select({
      kind: outboxMessages.kind,
      last_error: outboxMessages.last_error,
      messages: count(),
      first_given_up: min(outboxMessages.dead_at),
      last_given_up: max(outboxMessages.dead_at),
    })
    .from(outboxMessages)
    .where(isDead)
    .groupBy(outboxMessages.kind, outboxMessages.last_error)
    .orderBy(asc(outboxMessages.kind), asc(outboxMessages.last_error));
}

/**
 * Lets the given-up messages of one kind try from the start, those given up since then, and says how many. Under the
 * same idempotency key, so what arrived after all is not doubled. What is pointless by now, such as a code, stays dead.
 */
export async function sendAgain(
  database: Database,
  { kind, since, now }: { kind: OutboxKind; since: Date; now: Date },
): Promise<number> {
  const isOfUse = or(isNull(outboxMessages.expires_at), gt(outboxMessages.expires_at, now));
  const woken = await database
    .update(outboxMessages)
    .set({ dead_at: null, due_at: now, attempts: 0, leased_until: null, last_error: null })
    .where(
      and(
        isDead,
        inArray(outboxMessages.kind, storedNamesOf([kind])),
        gte(outboxMessages.dead_at, since),
        isOfUse,
      ),
    )
    .returning({ id: outboxMessages.id });
  return woken.length;
}

export type DeadLettersCommand = { word: 'list' } | { word: 'again'; kind: OutboxKind; since: Date };

export const DEAD_LETTERS_USAGE =
  'usage: dead-letters.command.ts list | again <kind> <day of Japan since which they were given up, YYYY-MM-DD>';

/** Reads the words after the command's name. Throws a CommandError with the usage for anything it does not know. */
export function readDeadLettersCommand([
  word,
  asked = '',
  day = '',
  ...more
]: readonly string[]): DeadLettersCommand {
  if (word === 'list' && asked === '') return { word };
  const kind = OUTBOX_KINDS.find((known) => known === kindOfRow({ kind: asked }));
  if (word !== 'again' || kind === undefined || !isRealDay(day) || more.length > 0) {
    throw new CommandError(DEAD_LETTERS_USAGE);
  }
  return { word, kind, since: japanInstant(day, '00:00') };
}
