export { CHECK_IN_TIME, checkInBefore, isCheckInDue } from './check-in-reminder.ts';
export { type ChannelFacts, noticeChannel } from './notice-channel.ts';
export {
  CHOSEN_NOTICES,
  NOTICE_SETTINGS,
  type NoticeKind,
  type NoticeSetting,
  type NoticeWish,
  perNoticeSetting,
} from './notice-kinds.ts';
export { arePromptsSilent, type NoticeWishes, wantsNotice } from './notice-wishes.ts';
export { NOTICE_NAMES_TEXT, NOTICES, type NoticeSubject } from './notice-words.ts';
export { afterQuietHours, QUIET_HOURS_TEXT, quietHoursBegin } from './quiet-hours.ts';
export { isVisitReminderDue, remindedDay, VISIT_REMINDER_TIME } from './visit-reminder.ts';
