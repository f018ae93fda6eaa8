import { CHECK_IN_TIME, VISIT_REMINDER_TIME } from '@hidamari/domain/notices';
import type { ModuleWith } from '../../portal-module.ts';
import type { ReminderParts } from './notice-parts.ts';
import { plainNoticeHandlers } from './plain-notices.ts';
import { remindCheckIns, remindOfCheckIn } from './remind-check-ins.ts';
import { remindNextVisits, remindOfNextVisit } from './remind-next-visits.ts';

export { notifyMember } from './notify-member.ts';
export { notifyLater } from './plain-notices.ts';

/** What comes to a member by mail or LINE: how each notice goes out, and the reminders that nobody else begins (G135). */
export function createNoticesModule(parts: ReminderParts): ModuleWith<'handlers' | 'jobs'> {
  return {
    handlers: {
      ...plainNoticeHandlers(parts),
      'notify-next-visit': remindOfNextVisit(parts),
      'notify-check-in': remindOfCheckIn(parts),
    },
    jobs: [
      {
        name: 'remind-next-visits',
        dailyAt: VISIT_REMINDER_TIME,
        run: (now) => remindNextVisits(parts, now),
      },
      { name: 'remind-check-ins', dailyAt: CHECK_IN_TIME, run: (now) => remindCheckIns(parts, now) },
    ],
  };
}
