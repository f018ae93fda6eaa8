import type { LineEvent } from '@hidamari/adapters/messaging/port';
import type { Transaction } from '../../database/database.ts';
import { noteLineFriend } from '../members/index.ts';
import { endLink } from './end-link.ts';
import { type LineParts, lineHash } from './line-parts.ts';
import { isNewEvent, noteFriendOfAttempts } from './link-attempts.repository.ts';

/**
 * Does what LINE tells, each event once however often it comes: its id is written in the transaction of what it does. An
 * event that fails stops no other; the delivery then fails as a whole, and LINE tells it again.
 */
export async function takeLineEvents(
  parts: LineParts,
  events: readonly LineEvent[],
  now: Date,
): Promise<void> {
  const faults: unknown[] = [];
  for (const event of events) {
    await parts.database
      .transaction(async (tx) => {
        if (await isNewEvent(tx, event.eventId, now)) await take(parts, tx, event, now);
      })
      .catch((error) => void faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

async function take(parts: LineParts, tx: Transaction, event: LineEvent, now: Date): Promise<void> {
  if (event.kind === 'account-link') return endLink(parts, tx, event, now);
  // Added while linking is under way: the link that follows knows of it. Attempts are held before accounts everywhere.
  await noteFriendOfAttempts(tx, lineHash(event.userId), event);
  await noteLineFriend(tx, event.userId, event);
}
