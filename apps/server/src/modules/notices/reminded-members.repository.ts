import { checkInBefore } from '@hidamari/domain/notices';
import { and, asc, eq, gt, isNull, lte, ne, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from '../members/member.table.ts';
import { nextVisits } from '../next-visits/next-visit.table.ts';
import { treatmentLogs } from '../treatment-logs/treatment-logs.table.ts';

/** Members at a time: however many there are, only so many are held in memory. */
const PAGE_SIZE = 500;

/** Those whom a prompt may reach at all. What each wants is asked again when it goes out (`notifyMember`). */
const mayBePrompted = and(
  isNull(members.withdrawn_at),
  isNull(members.bereaved_at),
  isNull(members.prompts_held_at),
  eq(members.member_test_marketing, false),
  ne(members.notice_channel, 'none'),
);

const after = (memberId: string | undefined) =>
  memberId === undefined ? undefined : gt(members.id, memberId);

type Page = (executor: Executor, lastId: string | undefined) => Promise<{ id: string }[]>;

/** Members who want to hear of a visit on the day before, and have one planned on `day`: a page of ids, in their order. */
export const withVisitOn =
  (day: string): Page =>
  (executor, lastId) =>
    executor
      .selectDistinct({ id: members.id })
      .from(members)
      .innerJoin(nextVisits, eq(nextVisits.member_id, members.id))
      .where(
        and(
          mayBePrompted,
          members.is_told_of_next_visit,
          eq(nextVisits.visit_date, day),
          eq(nextVisits.status, 'planned'),
          after(lastId),
        ),
      )
      .orderBy(asc(members.id))
      .limit(PAGE_SIZE);

/** Members who want the monthly check-in, and have neither written nor been told for a month (G78). */
export const monthWithoutLog =
  (today: string): Page =>
  (executor, lastId) => {
    const before = checkInBefore(today);
    const newerLog = executor
      .select({ id: treatmentLogs.id })
      .from(treatmentLogs)
      .where(
        and(
          eq(treatmentLogs.member_id, members.id),
          isNull(treatmentLogs.deleted_at),
          gt(treatmentLogs.log_date, before),
        ),
      );
    return executor
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          mayBePrompted,
          members.is_told_of_check_in,
          or(isNull(members.check_in_rest_from), lte(members.check_in_rest_from, before)),
          notExists(newerLog),
          after(lastId),
        ),
      )
      .orderBy(asc(members.id))
      .limit(PAGE_SIZE);
  };

/** Every page, one after the other, until there is none. */
export async function* pagesOf(executor: Executor, page: Page): AsyncGenerator<string[]> {
  let lastId: string | undefined;
  do {
    const rows = await page(executor, lastId);
    lastId = rows.at(-1)?.id;
    if (lastId !== undefined) yield rows.map(({ id }) => id);
  } while (lastId !== undefined);
}

/** The visits of a member that are planned on a day: when each was written down. */
export function listPlannedOn(executor: Executor, memberId: string, day: string) {
  return executor
    .select({ enteredAt: nextVisits.created_at })
    .from(nextVisits)
    .where(
      and(
        eq(nextVisits.member_id, memberId),
        eq(nextVisits.visit_date, day),
        eq(nextVisits.status, 'planned'),
      ),
    );
}

/** The month of the check-in runs anew from this day (G78). */
export async function restCheckIn(executor: Executor, memberId: string, today: string): Promise<void> {
  await executor.update(members).set({ check_in_rest_from: today }).where(eq(members.id, memberId));
}
