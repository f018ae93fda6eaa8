export { AppError, type ErrorFacts, type FieldErrors } from './app-error.ts';
export { ERROR_CODES, type ErrorCode, errorMessage } from './error-codes.ts';
export { identityFault } from './identity-messages.ts';
export { waitWords } from './wait-words.ts';
