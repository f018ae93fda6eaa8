import { createHash, randomBytes } from 'node:crypto';
import type { accessRecords } from './access-record.table.ts';

export type AccessRecordRow = typeof accessRecords.$inferSelect;

/** What a record says; null in every place once it is erased. */
export type AccessContent = Pick<
  AccessRecordRow,
  'member_id' | 'staff_id' | 'staff_name' | 'staff_role' | 'kind' | 'fields' | 'reason' | 'note_sealed'
>;

/** Where a record stands, erased or not. */
export type ChainPlace = Pick<AccessRecordRow, 'seq' | 'id' | 'at'>;

/** What the first record follows. */
export const CHAIN_START = '';

/** A salt of its own for every record: without it nobody can try out what an erased record may have said. */
export const newSalt = () => randomBytes(16).toString('base64url');

const sha256 = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export function digestOf(salt: string, content: AccessContent): string {
  const { member_id, staff_id, staff_name, staff_role, kind, fields, reason, note_sealed } = content;
  return sha256([salt, member_id, staff_id, staff_name, staff_role, kind, fields, reason, note_sealed]);
}

/** Ties a record to its place, its moment and the one before. */
export function chainHashOf(previous: string, { seq, id, at }: ChainPlace, digest: string): string {
  return sha256([previous, seq, id, at.toISOString(), digest]);
}
