export {
  DIARY_ACTORS,
  DIARY_PERIODS,
  type DiaryActor,
  type DiaryPeriod,
  diaryPeriodStart,
  rolesOfActor,
} from './diary-filters.ts';
export {
  ACCESS_DIARY_PAGE,
  ACCESS_KINDS,
  ACCESS_REASONS,
  type AccessKind,
  type AccessReason,
  accessReasonLabel,
  accessRecordLimit,
} from './kinds.ts';
