export { errorMessage } from './error-message.ts';
export { type NextStep, REFUSALS } from './refusals.ts';
