import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { hasNoneIn } from '../../database/rows-that-move.ts';
import type { Encryption, MemberCipher } from '../../encryption/encryption.ts';
import { CATEGORY_COLUMNS } from './log-conditions.ts';
import { type LogCategories, openDetails, sealDetails, searchableText } from './stored-log.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Logs that are sealed anew and written before others get their turn: far below what a statement may take. */
const AT_ONCE = 25;

interface Resealed {
  id: string;
  version: number;
  sealed_details: string;
  search_tokens: string[];
}

interface LogsMove {
  from: string;
  to: string;
}

/**
 * Treatment logs as one of the things that move with a member (G40). The trash moves too; what is counted is what the
 * member sees.
 */
export const treatmentLogBelongings = {
  name: 'treatment_logs',
  async count(executor: Executor, memberId: string): Promise<number> {
    const [row] = await executor
      .select({ logs: count() })
      .from(treatmentLogs)
      .where(and(eq(treatmentLogs.member_id, memberId), isNull(treatmentLogs.deleted_at)));
    return row?.logs ?? 0;
  },
  /** Seals logs with the other member's key and gives them over, oldest id first; answers how many there were. */
  async moveSome(
    { database, encryption }: { database: Database; encryption: Encryption },
    move: LogsMove,
    most: number,
  ): Promise<number> {
    const ciphers = {
      from: await encryption.forMember(database, move.from),
      to: await encryption.forMember(database, move.to),
    };
    return inRounds(async () => {
      const rows = await someOf(database, move.from);
      const resealed = rows.map((row) => resealedFor(ciphers, row));
      if (resealed.length > 0) await write(database, move, resealed);
      return resealed.length;
    }, most);
  },
  isEmpty: hasNoneIn(treatmentLogs),
} as const;

function someOf(executor: Executor, memberId: string) {
  const { id, version, sealed_details } = treatmentLogs;
  return executor
    .select({ id, version, sealed_details, ...CATEGORY_COLUMNS })
    .from(treatmentLogs)
    .where(eq(treatmentLogs.member_id, memberId))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

function resealedFor(
  { from, to }: { from: MemberCipher; to: MemberCipher },
  row: { id: string; version: number; sealed_details: string } & LogCategories,
): Resealed {
  const details = openDetails(from, row.id, row.sealed_details);
  return {
    id: row.id,
    version: row.version,
    sealed_details: sealDetails(to, row.id, details),
    search_tokens: to.searchTokens(searchableText(details, row)),
  };
}

/** One statement. A log that was changed since it was read stays, and is read anew by the next round. */
async function write(
  database: Database,
  { from, to }: LogsMove,
  resealed: readonly Resealed[],
): Promise<void> {
  // The idempotency key was for saves of the member that is left: two members' keys may be the same.
  await database.execute(sql`
    update treatment_logs as log
    set member_id = ${to}, sealed_details = anew.sealed_details, search_tokens = anew.search_tokens,
      search_fold = ${SEARCH_FOLD}, idempotency_key = null
    from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb)
      as anew(id uuid, version bigint, sealed_details text, search_tokens text[])
    where log.id = anew.id and log.member_id = ${from} and log.version = anew.version`);
}
