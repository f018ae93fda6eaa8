import type { AccessKind, AccessReason } from '@hidamari/domain/access-records';
import type { StaffRole } from '@hidamari/domain/staff';
import { bigint, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What anybody but the member did with a member's data (F46). Rows are only ever added: the database itself refuses
 * to delete one or to change what the chain rests on (written by hand at the end of the initial migration). No reference to other
 * tables: a record outlives whom it is about.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    /** Place in the chain, from 1 without a gap. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Over the salt and everything below it. */
    digest: text().notNull(),
    /** Over the row before and this digest. */
    chain_hash: text().notNull(),
    /** From here on what the record says. Erased, all of it is null: then nobody can tell what the digest was of. */
    salt: text(),
    member_id: uuid(),
    staff_id: uuid(),
    /** As the person was called then. */
    staff_name: text(),
    staff_role: text().$type<StaffRole>(),
    kind: text().$type<AccessKind>(),
    /** Wire names of the fields that a change sent. */
    fields: text().array(),
    reason: text().$type<AccessReason>(),
    /** What was written beside the reason, under the member's own key. */
    note_sealed: text(),
  },
  (table) => [
    index('access_records_of_member').on(table.member_id, table.seq),
    index('access_records_of_staff').on(table.staff_id, table.seq),
    index('access_records_age').on(table.at),
  ],
);

/** The newest place of the chain, in one row: whoever writes locks it, and a row cut off at the end is missed. */
export const accessChainHeads = pgTable('access_chain_heads', {
  id: smallint().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  chain_hash: text().notNull(),
});
