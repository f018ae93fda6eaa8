export { type ActKind, errorMessage, STILL_HERE_TEXT, stoppedWords, TRY_AGAIN_LABEL } from './failed-acts.ts';
export { type NextStep, REFUSALS } from './refusals.ts';
