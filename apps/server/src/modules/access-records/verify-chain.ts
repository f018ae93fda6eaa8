import { and, asc, gt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accessChainHeads, accessRecords } from './access-record.table.ts';
import { type AccessRecordRow, CHAIN_START, chainHashOf, digestOf } from './chain.ts';

/** What is wrong at a place of the chain. */
export type ChainFault =
  /** A row is gone from the middle or the end, or stands where none should. */
  | 'missing'
  /** What the row says is not what was recorded. */
  | 'content'
  /** Place, moment, digest or order were touched. */
  | 'chain';

/** What came of looking through the record of reads. */
export interface ChainReport {
  /** Rows looked at. */
  records: number;
  /** Hash of the newest row: kept outside the database, it bears witness of everything before. */
  head: string;
  /** The first place that is wrong; null when all is well. */
  fault: { seq: number; kind: ChainFault } | null;
}

const AT_ONCE = 1_000;

/**
 * Looks through the whole chain. Removal, change and another order are found; an erased record is none of these: its
 * digest still stands (F46). Rows that come meanwhile are left for the next time.
 */
export async function verifyChain(database: Database): Promise<ChainReport> {
  const { seq: last, chain_hash: head, newest } = await readEnd(database);
  const report = (records: number, fault: ChainReport['fault']) => ({ records, head, fault });
  let previous: string = CHAIN_START;
  for (let seen = 0; seen < last; ) {
    const rows = await readRows(database, seen, last);
    if (rows.length === 0) return report(seen, { seq: seen + 1, kind: 'missing' });
    for (const row of rows) {
      const kind = faultOf(row, seen + 1, previous);
      if (kind !== null) return report(seen, { seq: seen + 1, kind });
      previous = row.chain_hash;
      seen += 1;
    }
  }
  const isEnd = previous === head && newest === last;
  return report(last, isEnd ? null : { seq: last + 1, kind: 'missing' });
}

/** Head and newest row as one statement sees them: between two, another server may have written. */
async function readEnd(database: Database) {
  const [end] = await database
    .select({
      seq: max(accessChainHeads.seq),
      chain_hash: max(accessChainHeads.chain_hash),
      newest: sql<number>`(select coalesce(max(${accessRecords.seq}), 0) from ${accessRecords})`.mapWith(
        Number,
      ),
    })
    .from(accessChainHeads);
  return { seq: end?.seq ?? 0, chain_hash: end?.chain_hash ?? CHAIN_START, newest: end?.newest ?? 0 };
}

function readRows(database: Database, after: number, last: number): Promise<AccessRecordRow[]> {
  return database
    .select()
    .from(accessRecords)
    .where(and(gt(accessRecords.seq, after), lte(accessRecords.seq, last)))
    .orderBy(asc(accessRecords.seq))
    .limit(AT_ONCE);
}

function faultOf(row: AccessRecordRow, seq: number, previous: string): ChainFault | null {
  if (row.seq !== seq) return 'missing';
  if (!saysWhatWasRecorded(row)) return 'content';
  return row.chain_hash === chainHashOf(previous, row, row.digest) ? null : 'chain';
}

function saysWhatWasRecorded(row: AccessRecordRow): boolean {
  const { salt } = row;
  if (salt !== null) return row.digest === digestOf(salt, row);
  // Erased is erased as a whole: a record without its salt says nothing that could be believed.
  return [
    row.member_id,
    row.staff_id,
    row.staff_name,
    row.kind,
    row.fields,
    row.reason,
    row.note_sealed,
  ].every((part) => part === null);
}
