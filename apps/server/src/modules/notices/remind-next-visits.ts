import { japanDay } from '@hidamari/domain/japanese-dates';
import { isVisitReminderDue, quietHoursBegin, remindedDay } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { mayUseIllnessData, memberMovedTo } from '../members/index.ts';
import type { ReminderParts } from './notice-parts.ts';
import { notifyMember } from './notify-member.ts';
import { listPlannedOn, pagesOf, withVisitOn } from './reminded-members.repository.ts';

const waiting = z.object({ member_id: z.uuid(), visit_day: z.iso.date() });

/** The job of 18:00: one reminder for each member and day, however many visits lie on it, and however often it runs. */
export async function enqueueVisitReminders(
  { database, outbox }: Pick<ReminderParts, 'database' | 'outbox'>,
  now: Date,
): Promise<void> {
  const visitDay = remindedDay(now);
  // A server that was down until the quiet hours, or until the next day, is too late, and comes again at 18:00.
  if (!isVisitReminderDue({ visitDay, enteredAt: new Date(0) }, now)) return;
  for await (const ids of pagesOf(database, withVisitOn(visitDay))) {
    await database.transaction(async (tx) => {
      for (const memberId of ids) await outbox.enqueue(tx, reminderOf({ memberId, visitDay }, now));
    });
  }
}

const reminderOf = ({ memberId, visitDay }: { memberId: string; visitDay: string }, now: Date) => ({
  kind: 'notify-next-visit' as const,
  idempotencyKey: `next-visit:${memberId}:${visitDay}`,
  payload: { member_id: memberId, visit_day: visitDay },
  notAfter: quietHoursBegin(japanDay(now)),
});

/**
 * The outbox's handler: whoever still has a visit planned on that day is told that there is something tomorrow (G135). A
 * visit that was moved or taken out meanwhile is not reminded of, nor is any while the consent to keep what concerns an
 * illness is taken back. The address is home's, which shows the visit: one of the diary would speak for itself. Where two
 * accounts became one while it waited (G40), the visit is the other member's now, and so is the reminder.
 */
export function sendVisitReminder(parts: ReminderParts): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { member_id: memberId, visit_day: visitDay } = waiting.parse(payload);
    const visits = await listPlannedOn(parts.database, memberId, visitDay);
    const now = parts.clock();
    if (visits.length === 0) return passOn(parts, { memberId, visitDay }, now);
    if (!visits.some(({ enteredAt }) => isVisitReminderDue({ visitDay, enteredAt }, now))) return;
    if (!(await mayUseIllnessData(parts.database, memberId))) return;
    await notifyMember(parts, {
      memberId,
      subject: 'next-visit',
      href: screenHref('/'),
      delivery,
    });
  };
}

/** Under the key of who is reminded now: whoever had a visit of their own that day is still told once. */
async function passOn(
  { database, outbox }: Pick<ReminderParts, 'database' | 'outbox'>,
  { memberId, visitDay }: { memberId: string; visitDay: string },
  now: Date,
): Promise<void> {
  const kept = await memberMovedTo(database, memberId);
  if (kept === null) return;
  await database.transaction((tx) => outbox.enqueue(tx, reminderOf({ memberId: kept, visitDay }, now)));
}
