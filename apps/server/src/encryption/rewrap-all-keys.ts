import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inRounds } from '../database/in-rounds.ts';
import type { KeyRing } from './key-ring.ts';
import { memberKeys } from './member-key.table.ts';

const BATCH = 200;

/**
 * Rotation: wraps every member's data key with the current DATA_KEY. The texts stay as they are. Run it after
 * DATA_KEY was replaced and the old one moved to DATA_KEY_PREVIOUS on every server; when it answers, the old key
 * can go. May be stopped and run again, and beside a working portal: a row that changed meanwhile is left to
 * the next round; one under a key that was given up stays as it is. Returns how many keys were wrapped anew.
 */
export async function rewrapAllKeys(database: Database, keyRing: KeyRing): Promise<number> {
  return inRounds(async () => {
    const rows = await database
      .select()
      .from(memberKeys)
      .where(
        and(
          ne(memberKeys.wrapping_key_id, keyRing.currentKeyId),
          notInArray(memberKeys.wrapping_key_id, [...keyRing.lostKeyIds]),
        ),
      )
      .limit(BATCH);
    for (const row of rows) {
      const dataKey = keyRing.open('member-keys', row.wrapped_key, row.member_id);
      await database
        .update(memberKeys)
        .set({
          wrapping_key_id: keyRing.currentKeyId,
          wrapped_key: keyRing.seal('member-keys', dataKey, row.member_id),
        })
        .where(and(eq(memberKeys.member_id, row.member_id), eq(memberKeys.wrapped_key, row.wrapped_key)));
    }
    return rows.length;
  });
}
