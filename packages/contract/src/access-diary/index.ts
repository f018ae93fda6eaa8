export {
  type AccessDiaryRow,
  accessDiaryRow,
  type DiaryQuery,
  listAccessDiaryEndpoint,
} from './access-diary.endpoints.ts';
