import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { consultationCases } from './consultation.table.ts';

/** Whether the member has ever consulted; nothing of a case is read. */
export async function hasConsultations(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: consultationCases.id })
    .from(consultationCases)
    .where(eq(consultationCases.member_id, memberId))
    .limit(1);
  return rows.length > 0;
}
