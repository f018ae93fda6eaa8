import type { NewClosure } from '@hidamari/contract/closures';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { staffClosures } from './closures.table.ts';

const { variant, first_day, last_day, removed_at } = staffClosures;

/** What stands and is not over on `today`, the earliest first, with who entered it. */
export function listCurrentClosures(executor: Executor, today: string) {
  return executor
    .select({
      id: staffClosures.id,
      variant,
      first_day,
      last_day,
      note: staffClosures.note,
      entered_by: staffMembers.display_name,
    })
    .from(staffClosures)
    .innerJoin(staffMembers, eq(staffMembers.id, staffClosures.created_by))
    .where(and(isNull(removed_at), gte(last_day, today)))
    .orderBy(asc(first_day), asc(last_day), asc(staffClosures.created_at));
}
export type CurrentClosure = Awaited<ReturnType<typeof listCurrentClosures>>[number];

/** The id of an entry that says the same and stands; null where none does. */
export async function findSameClosure(executor: Executor, closure: NewClosure): Promise<string | null> {
  const [row] = await executor
    .select({ id: staffClosures.id })
    .from(staffClosures)
    .where(
      and(
        isNull(removed_at),
        closure.variant === null ? isNull(variant) : eq(variant, closure.variant),
        eq(first_day, closure.first_day),
        eq(last_day, closure.last_day),
      ),
    );
  return row?.id ?? null;
}

export async function insertClosure(
  executor: Executor,
  row: typeof staffClosures.$inferInsert,
): Promise<void> {
  await executor.insert(staffClosures).values(row);
}

/** Takes back what stands and is not over on `today`; false where there is nothing of that id. */
export async function markClosureRemoved(
  executor: Executor,
  { id, today, by, at }: { id: string; today: string; by: string; at: Date },
): Promise<boolean> {
  const removed = await executor
    .update(staffClosures)
    .set({ removed_by: by, removed_at: at })
    .where(and(eq(staffClosures.id, id), isNull(removed_at), gte(last_day, today)))
    .returning({ id: staffClosures.id });
  return removed.length > 0;
}
