import type { Transaction } from '../../../database/database.ts';
import type { Encryption } from '../../../encryption/encryption.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccessOnce } from '../../access-records/index.ts';

interface Reading {
  memberId: string;
  staff: StaffCaller;
  now: Date;
}

/** That a member's registration was read at the desk (F46): once for a reading, however often it is looked at. */
export async function recordReading(
  tx: Transaction,
  encryption: Encryption,
  { memberId, staff, now }: Reading,
): Promise<void> {
  await recordAccessOnce(tx, encryption, {
    memberId,
    staff,
    kind: 'monitor-read',
    reason: 'monitor',
    at: now,
  });
}
