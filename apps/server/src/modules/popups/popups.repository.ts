import type { PopupShowing, Restraint } from '@hidamari/domain/popups';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { popupShowings } from './popup-showing.table.ts';

/** Whose showings, under which eligibility. */
interface ShownTo {
  memberId: string;
  eligibility: string;
}

/** When anything was shown to a member last, under any eligibility; null for never. */
export async function lastShownAt(executor: Executor, memberId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ at: popupShowings.shown_at })
    .from(popupShowings)
    .where(eq(popupShowings.member_id, memberId))
    .orderBy(desc(popupShowings.shown_at))
    .limit(1);
  return row?.at ?? null;
}

/** What was shown to a member under the eligibility they have. */
export async function listShowings(
  executor: Executor,
  { memberId, eligibility }: ShownTo,
): Promise<PopupShowing[]> {
  return executor
    .select({
      popupId: popupShowings.popup_id,
      occasion: popupShowings.occasion,
      shownAt: popupShowings.shown_at,
    })
    .from(popupShowings)
    .where(and(eq(popupShowings.member_id, memberId), eq(popupShowings.eligibility, eligibility)));
}

/** How often one was shown after a moment. */
export async function countShowings(
  executor: Executor,
  { memberId, popupId, after }: { memberId: string; popupId: number; after: Date },
): Promise<number> {
  const isOne = and(eq(popupShowings.member_id, memberId), eq(popupShowings.popup_id, popupId));
  const [row] = await executor
    .select({ times: count() })
    .from(popupShowings)
    .where(and(isOne, gt(popupShowings.shown_at, after)));
  return row?.times ?? 0;
}

/** What the member has put off. */
export async function listRestraints(
  executor: Executor,
  memberId: string,
): Promise<ReadonlyMap<number, Restraint>> {
  const rows = await executor.select().from(popupRestraints).where(eq(popupRestraints.member_id, memberId));
  return new Map(rows.map(({ popup_id, times, until }) => [popup_id, { times, until }]));
}

/** Notes a showing; the same one told twice is one. */
export async function addShowing(executor: Executor, row: typeof popupShowings.$inferInsert): Promise<void> {
  await executor.insert(popupShowings).values(row).onConflictDoNothing();
}
