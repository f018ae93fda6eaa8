export {
  ACCESS_DIARY_PAGE,
  ACCESS_KINDS,
  ACCESS_RECORD_YEARS,
  type AccessKind,
  accessRecordLimit,
} from './kinds.ts';
