import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { CATEGORY_COLUMNS } from './log-conditions.ts';
import { openDetails } from './sealed-details.ts';
import { searchableText } from './searchable-text.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Logs opened in one go; between two goes other requests have their turn. */
const AT_ONCE = 200;

interface Refold {
  database: Database;
  cipher: MemberCipher;
  memberId: string;
}

/**
 * Gives a member's logs the search pieces of today's folding, where they have those of an older one. The pieces are hashed
 * with the member's key, so only a search of theirs can do it: it does so first, once, and finds what was written before as
 * well. Safe to repeat, and beside a save: a log that changed meanwhile keeps what the save wrote.
 */
export async function refoldLogs({ database, cipher, memberId }: Refold): Promise<void> {
  for (;;) {
    const stale = await database
      .select({
        id: treatmentLogs.id,
        version: treatmentLogs.version,
        sealed_details: treatmentLogs.sealed_details,
        ...CATEGORY_COLUMNS,
      })
      .from(treatmentLogs)
      // Written out: the index holds older logs alone, and is only used where the number stands in the statement.
      .where(
        and(
          eq(treatmentLogs.member_id, memberId),
          lt(treatmentLogs.search_fold, sql.raw(String(SEARCH_FOLD))),
        ),
      )
      .orderBy(asc(treatmentLogs.id))
      .limit(AT_ONCE);
    if (stale.length === 0) return;
    const anew = stale.map((row) => ({
      id: row.id,
      version: row.version,
      search_tokens: cipher.searchTokens(
        searchableText(openDetails(cipher, row.id, row.sealed_details), row),
      ),
    }));
    await database.execute(sql`
      update treatment_logs as log set search_tokens = anew.search_tokens, search_fold = ${SEARCH_FOLD}
      from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as anew(id uuid, version bigint, search_tokens text[])
      where log.id = anew.id and log.member_id = ${memberId} and log.version = anew.version`);
    if (stale.length < AT_ONCE) return;
  }
}
