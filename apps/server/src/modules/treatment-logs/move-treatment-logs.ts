import { AppError } from '@hidamari/domain/errors';
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../database/database.ts';
import type { Encryption, MemberCipher } from '../../encryption/encryption.ts';
import { openDetails, sealDetails } from './sealed-details.ts';
import { searchableText } from './searchable-text.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

/** Logs that are sealed anew before others get their turn: some tens of milliseconds. */
const SEALED_AT_ONCE = 25;
/** Logs that one statement writes. */
const WRITTEN_AT_ONCE = 100;

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
  /** Seals every log with the other member's key, outside of any transaction: only writing is left for that. */
  async prepare({ database, encryption }: { database: Database; encryption: Encryption }, move: LogsMove) {
    const ciphers = {
      from: await encryption.forMember(database, move.from),
      to: await encryption.forMember(database, move.to),
    };
    const resealed: Resealed[] = [];
    for (;;) {
      const page = await nextPage(database, move.from, resealed.at(-1)?.id);
      resealed.push(...page.map((row) => resealedFor(ciphers, row)));
      if (page.length < SEALED_AT_ONCE) break;
    }
    return (tx: Transaction) => writeAll(tx, move, resealed);
  },
} as const;

function nextPage(database: Database, memberId: string, after: string | undefined) {
  const { id, version, sealed_details } = treatmentLogs;
  return database
    .select({ id, version, sealed_details })
    .from(treatmentLogs)
    .where(and(eq(treatmentLogs.member_id, memberId), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(SEALED_AT_ONCE);
}

function resealedFor(
  { from, to }: { from: MemberCipher; to: MemberCipher },
  row: { id: string; version: number; sealed_details: string },
): Resealed {
  const details = openDetails(from, row.id, row.sealed_details);
  return {
    id: row.id,
    version: row.version,
    sealed_details: sealDetails(to, row.id, details),
    search_tokens: to.searchTokens(searchableText(details)),
  };
}

/** All or none: a log that was written or changed since it was sealed anew stops the whole move. */
async function writeAll(
  tx: Transaction,
  { from, to }: LogsMove,
  resealed: readonly Resealed[],
): Promise<void> {
  for (let start = 0; start < resealed.length; start += WRITTEN_AT_ONCE) {
    const batch = JSON.stringify(resealed.slice(start, start + WRITTEN_AT_ONCE));
    // The idempotency key was for saves of the member that is left: two members' keys may be the same.
    await tx.execute(sql`
      update treatment_logs as log
      set member_id = ${to}, sealed_details = anew.sealed_details, search_tokens = anew.search_tokens,
        idempotency_key = null
      from jsonb_to_recordset(${batch}::jsonb)
        as anew(id uuid, version bigint, sealed_details text, search_tokens text[])
      where log.id = anew.id and log.member_id = ${from} and log.version = anew.version`);
  }
  const [left] = await tx
    .select({ logs: count() })
    .from(treatmentLogs)
    .where(eq(treatmentLogs.member_id, from));
  if (left?.logs !== 0) throw new AppError('unavailable');
}
