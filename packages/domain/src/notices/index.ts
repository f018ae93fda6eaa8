export {
  CHOSEN_NOTICES,
  NOTICE_KINDS,
  NOTICE_NAMES_TEXT,
  NOTICE_SETTINGS,
  NOTICES,
  type NoticeKind,
  type NoticeSetting,
  type NoticeSubject,
  type NoticeWish,
  PLAIN_NOTICE_SCREENS,
  type PlainNoticeSubject,
  perNoticeSetting,
} from './notice-kinds.ts';
export {
  arePromptsSilent,
  type ChannelFacts,
  type NoticeWishes,
  noticeChannel,
  wantsNotice,
} from './notice-wishes.ts';
export { afterQuietHours, QUIET_HOURS_TEXT, quietHoursBegin } from './quiet-hours.ts';
export {
  CHECK_IN_TIME,
  checkInBefore,
  isCheckInDue,
  isVisitReminderDue,
  remindedDay,
  VISIT_REMINDER_TIME,
} from './reminders.ts';
