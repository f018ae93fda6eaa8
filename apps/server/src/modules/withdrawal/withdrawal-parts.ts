import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AccountPool } from '../identity/index.ts';

/** What leaving works with. */
export interface WithdrawalParts
  extends Pick<
    Dependencies,
    'settings' | 'database' | 'outbox' | 'encryption' | 'rateLimits' | 'userPool' | 'clock'
  > {
  pool: AccountPool;
  hooks: ErasureHooks;
}

/**
 * What other modules have to do when a member is erased, beside the rows of the erase list. Each may be called again
 * for the same member when a server died in between.
 */
export interface ErasureHooks {
  /** Deletes the member's files from the object storage. Called first, while their names can still be read. */
  eraseFilesOf(memberId: string): Promise<void>;
  /** Erases the data keys of records that go with the member. Called before their rows, while these name the keys. */
  eraseRecordKeysOf(memberId: string): Promise<void>;
  /** Empties what the record of reads and acts says of the member; its chain of hashes stays whole. */
  eraseAuditContentOf(tx: Transaction, memberId: string): Promise<void>;
  /** Takes the member out of records that the law and our word keep without them (G53). */
  detachMember(tx: Transaction, memberId: string): Promise<void>;
}
