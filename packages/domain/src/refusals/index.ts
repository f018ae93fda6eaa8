export { errorMessage } from './error-message.ts';
export { type ActKind, STILL_HERE_TEXT, stoppedWords, TRY_AGAIN_LABEL } from './failed-acts.ts';
export { type NextStep, REFUSALS } from './refusals.ts';
