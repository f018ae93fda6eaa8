import { randomUUID } from 'node:crypto';
import type { AccountDetails, CurrentUser } from '@hidamari/contract/members';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { memberCancers } from './member.table.ts';

type Diagnoses = AccountDetails['diagnosed_cancers'];
type CancerRow = typeof memberCancers.$inferSelect;

/** The member's diagnoses become exactly these, in this order (G141). */
export async function saveCancers(executor: Executor, memberId: string, cancers: Diagnoses): Promise<void> {
  await executor.delete(memberCancers).where(eq(memberCancers.member_id, memberId));
  if (cancers.length === 0) return;
  await executor
    .insert(memberCancers)
    .values(
      cancers.map((cancer, position) => ({ ...cancer, id: randomUUID(), member_id: memberId, position })),
    );
}

/** A stored diagnosis as it travels: what nobody answered is left out. */
export function cancerOf(row: CancerRow): NonNullable<CurrentUser['diagnosed_cancers']>[number] {
  return {
    id: row.id,
    cancer_type_id: row.cancer_type_id,
    ...(row.diagnosed_time_id === null ? {} : { diagnosed_time_id: row.diagnosed_time_id }),
    ...(row.diagnosed_on === null ? {} : { diagnosed_on: row.diagnosed_on }),
    stage: row.stage,
    ...(row.treatment_status_id === null ? {} : { treatment_status_id: row.treatment_status_id }),
    is_primary: row.is_primary,
  };
}

/** Kinds of cancer that the member named, the first one first, with the time of treatment they told. */
export async function listNamedCancers(
  executor: Executor,
  memberId: string,
): Promise<{ typeId: string; statusId: string | null }[]> {
  return executor
    .select({ typeId: memberCancers.cancer_type_id, statusId: memberCancers.treatment_status_id })
    .from(memberCancers)
    .where(eq(memberCancers.member_id, memberId))
    .orderBy(memberCancers.position);
}
