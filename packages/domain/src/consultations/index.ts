export { attachableServices, attachedHref } from './attached-services.ts';
export { caseNumberText, readCaseNumber } from './case-number.ts';
export {
  afterCaseEvent,
  CASE_STATUSES,
  type CaseEvent,
  type CaseState,
  type CaseStatus,
  caseStatusLabel,
  NEW_CASE,
  takesMemberWords,
} from './case-status.ts';
export {
  CALLED,
  type Called,
  calledLabel,
  FIRST_AID_TEXT,
  isCalled,
  pendingCallsSince,
  replyDueDay,
  waitingText,
} from './desk-queue.ts';
export {
  CALL_MEMO_LENGTH,
  CASE_PAGE,
  CASE_TITLE_LENGTH,
  consultationRecordLimit,
  DANGER_QUOTES,
  MESSAGE_LENGTH,
  MESSAGE_PAGE,
  MESSAGE_PICTURES,
  MESSAGE_RATES,
  NOTE_LENGTH,
  OPEN_CASES,
  PHONE_REASON,
  SUMMARY_ATTACHED,
  SUMMARY_LENGTH,
} from './limits.ts';
export { OUTSIDE_CHAT } from './outside-chat.ts';
export {
  type CaseAtDesk,
  holdsReadingReason,
  needsReadingReason,
  READING_REASON_HOURS,
  READING_REASONS,
  type ReadingReason,
  readingReasonsFor,
} from './reading-reason.ts';
export {
  FIRST_READINGS,
  type FirstReading,
  firstReadingOf,
  type ReplyPromise,
  replyPromise,
} from './reply-promise.ts';
export {
  CONSULTATION_CHANNELS,
  CONSULTATION_TOPICS,
  type ConsultationChannel,
  type ConsultationTopic,
  channelLabel,
  topicLabel,
  unnamedCaseTitle,
  writtenChannel,
} from './topics.ts';
