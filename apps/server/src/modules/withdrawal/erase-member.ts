import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import { sentMessages } from '../mail/sent-message.table.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { type BaseAccount, findLeavingMember, isAccountEmpty } from '../members/index.ts';
import { members } from '../members/member.table.ts';
import { ERASED_WITH_ACCOUNT, ERASED_WITH_MEMBER } from './erase-list.ts';
import { eraseRows } from './erase-rows.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

type Parts = Pick<WithdrawalParts, 'database' | 'outbox' | 'hooks'>;

/**
 * Erases a member for ever: files, the keys that open their texts, every row of the erase list, and the common ID
 * when they were its last member. A server that dies in between leaves the member's row, and the next run ends the
 * work; a member who is gone already is no fault.
 */
export async function eraseMember({ database, outbox, hooks }: Parts, memberId: string): Promise<void> {
  const found = await findLeavingMember(database, memberId);
  // Whoever came back meanwhile is never erased, whatever a list says.
  if (found === null || found.member.withdrawn_at === null) return;
  await hooks.eraseFilesOf(memberId);
  // Before the rows: from here on nobody can read them, whatever becomes of this run or of an old backup.
  await eraseDataKey(database, memberId);
  await hooks.eraseRecordKeysOf(memberId);
  for (const table of ERASED_WITH_MEMBER) await eraseRows(database, table, memberId);
  await database.transaction(async (tx) => {
    await hooks.eraseAuditContentOf(tx, memberId);
    await hooks.detachMember(tx, memberId);
    await tx.delete(members).where(eq(members.id, memberId));
    if (await isAccountEmpty(tx, found.account.id)) await eraseAccount(outbox, tx, found.account);
  });
}

/** The pool is asked afterwards, by the outbox: it may be away, and is outside the transaction. */
async function eraseAccount(
  outbox: Parts['outbox'],
  tx: Transaction,
  { id, pool_sub: sub, pool_username: username, email, phone_number: phone, line_user_id: line }: BaseAccount,
): Promise<void> {
  for (const table of ERASED_WITH_ACCOUNT) await eraseRows(tx, table, id);
  await tx.delete(baseAccounts).where(eq(baseAccounts.id, id));
  const addresses = [email, phone, line].filter((address) => address !== null);
  await tx.delete(sentMessages).where(inArray(sentMessages.recipient, addresses));
  await outbox.enqueue(tx, {
    kind: 'erase-pool-account',
    // Of its own: the key is kept for a month, and must not name who was erased.
    idempotencyKey: `erase-pool-account:${randomUUID()}`,
    payload: { sub, username },
  });
}
