import { japanDay } from '@hidamari/domain/japanese-dates';
import { afterQuietHours, isCheckInDue, quietHoursBegin } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { findMember, mayUseIllnessData } from '../members/index.ts';
import { newestLogDay } from '../treatment-logs/index.ts';
import type { ReminderParts } from './notice-parts.ts';
import { notifyMember } from './notify-member.ts';
import { monthWithoutLog, pagesOf, restCheckIn } from './reminded-members.repository.ts';

const waiting = z.object({ member_id: z.uuid() });

/** The job of 10:00: who has not written for a month is told of the check-in, once in a month (G78). */
export async function enqueueCheckInReminders(
  { database, outbox }: Pick<ReminderParts, 'database' | 'outbox'>,
  now: Date,
): Promise<void> {
  // A server that was down until the night leaves it to the next day, when the same members are due.
  if (afterQuietHours(now) > now) return;
  const today = japanDay(now);
  for await (const ids of pagesOf(database, monthWithoutLog(today))) {
    await database.transaction(async (tx) => {
      for (const memberId of ids) {
        await outbox.enqueue(tx, {
          kind: 'notify-check-in',
          idempotencyKey: `check-in:${memberId}:${today}`,
          payload: { member_id: memberId },
          notAfter: quietHoursBegin(today),
        });
      }
    });
  }
}

/**
 * The outbox's handler: told is who is still due. Not while the consent to keep what concerns an illness is taken back:
 * nothing could be written down (decision 0021). Once told, the month runs anew.
 */
export function sendCheckInReminder(parts: ReminderParts): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { member_id: memberId } = waiting.parse(payload);
    const { database } = parts;
    const today = japanDay(parts.clock());
    const found = await findMember(database, memberId);
    if (!found || !(await mayUseIllnessData(database, memberId))) return;
    const facts = {
      newestLogDay: await newestLogDay(database, memberId),
      restFrom: found.member.check_in_rest_from,
    };
    if (!isCheckInDue(facts, today)) return;
    const isTold = await notifyMember(parts, {
      memberId,
      subject: 'check-in',
      href: screenHref('/'),
      delivery,
    });
    if (isTold) await restCheckIn(database, memberId, today);
  };
}
