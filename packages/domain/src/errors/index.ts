export { AppError, type ErrorFacts, type FieldErrors } from './app-error.ts';
export { ERROR_CODES, type ErrorCode, errorMessage } from './error-codes.ts';
export { identityFault, KNOWN_IDENTITY_MESSAGES } from './identity-messages.ts';
export { waitWords } from './wait-words.ts';
