export {
  ERROR_SCREEN_IDS,
  type ErrorAction,
  type ErrorScreen,
  type ErrorScreenId,
  errorScreen,
  isErrorScreenId,
} from './error-pages.ts';
