export {
  ACCESS_DIARY_PAGE,
  ACCESS_KINDS,
  type AccessKind,
  accessRecordLimit,
} from './kinds.ts';
