import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inRounds } from '../database/in-rounds.ts';
import { type KeyRing, keyIdOf } from '../encryption/key-ring.ts';
import { outboxMessages } from './outbox.table.ts';

const BATCH = 200;

/**
 * Rotation: seals every message that waits, or was given up and is still kept, with the current DATA_KEY. A reminder may
 * wait for months, longer than anybody keeps an old key at hand. May be stopped and run again, and beside a working portal.
 * Returns how many were sealed anew.
 */
export async function resealMessages(database: Database, keyRing: KeyRing): Promise<number> {
  const sealedWith = sql`split_part(${outboxMessages.payload}, '.', 1)`;
  return inRounds(async () => {
    const rows = await database
      .select({ id: outboxMessages.id, key: outboxMessages.idempotency_key, payload: outboxMessages.payload })
      .from(outboxMessages)
      .where(
        and(
          isNull(outboxMessages.done_at),
          ne(sealedWith, keyRing.currentKeyId),
          notInArray(sealedWith, [...keyRing.lostKeyIds]),
        ),
      )
      .limit(BATCH);
    for (const { id, key, payload } of rows) {
      const plain = keyRing.open('outbox', payload, key);
      await database
        .update(outboxMessages)
        .set({ payload: keyRing.seal('outbox', plain, key) })
        // One that was done meanwhile keeps its emptiness.
        .where(and(eq(outboxMessages.id, id), eq(outboxMessages.payload, payload)));
    }
    return rows.length;
  });
}

/** Whether a message was sealed with a key that the operator has given up: nobody will ever read it. */
export const isLost = (keyRing: KeyRing, payload: string): boolean =>
  keyRing.lostKeyIds.includes(keyIdOf(payload));
