export { type AccessDiaryRow, accessDiaryRow, listAccessDiaryEndpoint } from './access-diary.endpoints.ts';
