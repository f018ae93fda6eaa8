import { randomUUID } from 'node:crypto';
import type { AccessKind, AccessReason } from '@hidamari/domain/access-records';
import type { StaffRole } from '@hidamari/domain/staff';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { accessChainHeads, accessRecords } from './access-record.table.ts';
import { CHAIN_START, chainHashOf, digestOf, newSalt } from './chain.ts';

/** One act of somebody other than the member. */
export interface Access {
  /** Null where a search found nobody. */
  memberId: string | null;
  staff: { staffId: string; displayName: string; role: StaffRole };
  kind: AccessKind;
  /** Wire names of the fields that a change sends. */
  fields?: readonly string[];
  reason?: AccessReason;
  note?: string;
  at: Date;
}

const HEAD = 1;

/**
 * Adds to the record, in the transaction of the read or the act or in one that is over before it: what cannot be
 * recorded does not happen (F46). Writers of all servers stand in line at the head of the chain until their
 * transactions end, so keep those short.
 */
export async function recordAccess(tx: Transaction, encryption: Encryption, access: Access): Promise<void> {
  const id = randomUUID();
  const { memberId, staff, kind, fields = [], reason = null, note, at } = access;
  const content = {
    member_id: memberId,
    staff_id: staff.staffId,
    staff_name: staff.displayName,
    staff_role: staff.role,
    kind,
    fields: [...fields],
    reason,
    note_sealed: memberId && note ? await sealNote(tx, encryption, { memberId, id, note }) : null,
  };
  const head = await lockHead(tx);
  const place = { seq: head.seq + 1, id, at };
  const salt = newSalt();
  const digest = digestOf(salt, content);
  const chain_hash = chainHashOf(head.chain_hash, place, digest);
  await tx.insert(accessRecords).values({ ...place, ...content, salt, digest, chain_hash });
  await tx.update(accessChainHeads).set({ seq: place.seq, chain_hash });
}

/** What one person of staff reads of one member within this time is one reading. */
export const ONE_READING_MS = 10 * 60_000;

/**
 * The same, unless this person's same act on the member is part of a reading that is recorded already: the diary tells of
 * readings and not of clicks.
 */
export async function recordAccessOnce(
  tx: Transaction,
  encryption: Encryption,
  access: Access & { memberId: string },
): Promise<void> {
  const { member_id, staff_id, kind, at } = accessRecords;
  const since = new Date(access.at.getTime() - ONE_READING_MS);
  const [recent] = await tx
    .select({ seq: accessRecords.seq })
    .from(accessRecords)
    .where(
      and(
        eq(member_id, access.memberId),
        eq(staff_id, access.staff.staffId),
        eq(kind, access.kind),
        gt(at, since),
      ),
    )
    .limit(1);
  if (!recent) await recordAccess(tx, encryption, access);
}

/** Makes the head, or waits for whoever holds it: either way the row is ours until the transaction ends. */
async function lockHead(tx: Transaction): Promise<{ seq: number; chain_hash: string }> {
  const [head] = await tx
    .insert(accessChainHeads)
    .values({ id: HEAD, seq: 0, chain_hash: CHAIN_START })
    .onConflictDoUpdate({ target: accessChainHeads.id, set: { id: sql`excluded.id` } })
    .returning();
  if (!head) throw new Error('the head of the record of reads was neither made nor found');
  return head;
}

const contextOf = (recordId: string) => `access-record:${recordId}`;

async function sealNote(
  tx: Transaction,
  encryption: Encryption,
  { memberId, id, note }: { memberId: string; id: string; note: string },
): Promise<string> {
  return (await encryption.forMember(tx, memberId)).encrypt(note, contextOf(id));
}

/** What was written beside the reason, for the member it is about. */
export function openNote(
  cipher: { decrypt(sealed: string, context: string): string },
  { id, note_sealed }: { id: string; note_sealed: string | null },
): string | null {
  return note_sealed === null ? null : cipher.decrypt(note_sealed, contextOf(id));
}
