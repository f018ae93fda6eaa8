import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { privacyRequests } from './privacy-request.table.ts';

export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;

/** The most a member is shown. */
const SHOWN = 100;

export function listRequestsOf(executor: Executor, memberId: string): Promise<PrivacyRequestRow[]> {
  return executor
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.member_id, memberId))
    .orderBy(desc(privacyRequests.received_at), desc(privacyRequests.id))
    .limit(SHOWN);
}

/** What somebody still waits for, the longest waiting first. */
export function listOpenRequests(executor: Executor): Promise<PrivacyRequestRow[]> {
  return executor
    .select()
    .from(privacyRequests)
    .where(ne(privacyRequests.state, 'done'))
    .orderBy(asc(privacyRequests.received_at));
}

export async function findRequest(
  executor: Executor,
  receiptNumber: string,
): Promise<PrivacyRequestRow | null> {
  const [row] = await executor
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.receipt_number, receiptNumber));
  return row ?? null;
}

/** The request that this save made before (F5). */
export async function findSent(
  executor: Executor,
  memberId: string,
  idempotencyKey: string | undefined,
): Promise<PrivacyRequestRow | null> {
  if (idempotencyKey === undefined) return null;
  const [row] = await executor
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.member_id, memberId), eq(privacyRequests.idempotency_key, idempotencyKey)));
  return row ?? null;
}
