export { AppError, type ErrorFacts, type FieldErrors, factsOfMessage } from './app-error.ts';
export { COOKIES_OFF_TEXT } from './cookies-off.ts';
export { ERROR_STATUSES, type ErrorCode } from './error-codes.ts';
export { identityFault } from './identity-messages.ts';
export { afterWait, waitWords } from './wait-words.ts';
