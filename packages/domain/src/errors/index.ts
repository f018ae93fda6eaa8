export { AppError, type ErrorFacts, type FieldErrors, factsOfMessage } from './app-error.ts';
export { ERROR_CODES, type ErrorCode, errorMessage } from './error-codes.ts';
export { identityFault } from './identity-messages.ts';
export type { NextStep } from './refusals.ts';
export { waitWords } from './wait-words.ts';
