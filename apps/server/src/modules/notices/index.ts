import { CHECK_IN_TIME, VISIT_REMINDER_TIME } from '@hidamari/domain/notices';
import type { ModuleWith } from '../../portal-module.ts';
import type { ReminderParts } from './notice-parts.ts';
import { plainNoticeHandlers } from './plain-notices.ts';
import { enqueueCheckInReminders, sendCheckInReminder } from './remind-check-ins.ts';
import { enqueueVisitReminders, sendVisitReminder } from './remind-next-visits.ts';

export { notifyMember } from './notify-member.ts';
export { enqueuePlainNotice } from './plain-notices.ts';

/** What comes to a member by mail or LINE: how each notice goes out, and the reminders that nobody else begins (G135). */
export function createNoticesModule(parts: ReminderParts): ModuleWith<'handlers' | 'jobs'> {
  return {
    handlers: {
      ...plainNoticeHandlers(parts),
      'notify-next-visit': sendVisitReminder(parts),
      'notify-check-in': sendCheckInReminder(parts),
    },
    jobs: [
      {
        name: 'remind-next-visits',
        dailyAt: VISIT_REMINDER_TIME,
        run: (now) => enqueueVisitReminders(parts, now),
      },
      { name: 'remind-check-ins', dailyAt: CHECK_IN_TIME, run: (now) => enqueueCheckInReminders(parts, now) },
    ],
  };
}
