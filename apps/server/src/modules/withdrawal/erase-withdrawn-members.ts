import { randomUUID } from 'node:crypto';
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor, Transaction } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import { eraseDataKey } from '../../encryption/member-encryption.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { poolClientOf } from '../identity/index.ts';
import { sentMessages } from '../mail/sent-message.table.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { type BaseAccount, findBaseAccount, findLeavingMember, isAccountEmpty } from '../members/index.ts';
import { members } from '../members/member.table.ts';
import { ERASED_WITH_ACCOUNT, ERASED_WITH_MEMBER, type ErasedTable } from './erase-list.ts';
import { withdrawals } from './withdrawal.table.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

const ERASED_AT_ONCE = 500;

/** Deletes every row of a table whose column holds this id. Safe to repeat, and to break off in the middle. */
export async function eraseRows(
  executor: Executor,
  { table, column }: ErasedTable,
  id: string,
): Promise<void> {
  const from = sql.identifier(table);
  const mine = sql`select ctid from ${from} where ${sql.identifier(column)} = ${id} limit ${ERASED_AT_ONCE}`;
  await inRounds(async () => {
    const erased = await executor.execute(sql`delete from ${from} where ctid = any(array(${mine}))`);
    return erased.rowCount ?? 0;
  });
}

const Payload = z.strictObject({ sub: z.string(), username: z.string() });

/**
 * Deletes the account of somebody who was erased from the user pool. One who has registered anew meanwhile keeps it;
 * one that is gone already is what was wanted.
 */
export function erasePoolAccount({
  database,
  userPool,
  settings,
}: Pick<WithdrawalParts, 'database' | 'userPool' | 'settings'>): OutboxHandler {
  const { userPoolId } = poolClientOf(settings);
  return async ({ payload, signal }) => {
    const { sub, username } = Payload.parse(payload);
    if ((await findBaseAccount(database, sub)) !== null) return;
    const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username });
    await userPool.send(command, { abortSignal: signal }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'UserNotFoundException') return;
      throw error;
    });
  };
}

/**
 * Erases everybody whose 30 days are over (G53). Run daily; answers how many it erased. One who cannot be erased
 * today (the object storage is away) stops nobody else; the run then fails as a whole, and is repeated.
 */
export async function eraseWithdrawnMembers(
  parts: Pick<WithdrawalParts, 'database' | 'outbox' | 'hooks'>,
  now: Date,
): Promise<number> {
  const due = await parts.database
    .select({ memberId: withdrawals.member_id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.undone_at), lte(withdrawals.erase_after, now)))
    .orderBy(asc(withdrawals.erase_after));
  const faults: unknown[] = [];
  for (const { memberId } of due) {
    await eraseMember(parts, memberId).catch((error) => void faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'members were left to erase');
  return due.length;
}

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
