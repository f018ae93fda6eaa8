import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import { type MutationOutcome, outcomeOfError, SAVE_FAILED_TEXT } from '@hidamari/domain/query-errors';
import { errorMessage, REFUSALS } from '@hidamari/domain/refusals';
import { hasDraftOf } from './use-draft.ts';

/** A save that did not happen, in words. The person stays on the page with everything they typed (G104). */
export interface FailedSave {
  outcome: MutationOutcome;
  text: string;
  /** Shown beside the words, to tell on the telephone. */
  requestId: string | null;
  /** Sending again makes sense. */
  canSendAgain: boolean;
  /** With a conflict: the version that stands on the server. */
  current: unknown;
  error: AppError | null;
}

const SAVE_FAILED = '保存できませんでした。';
const STILL_HERE = '書いたものは、この画面に残っています。';

function wordsOf(error: AppError, outcome: MutationOutcome): string {
  if (outcome === 'keep')
    return hasDraftOf(globalThis.location?.pathname) ? SAVE_FAILED_TEXT : `${SAVE_FAILED}${STILL_HERE}`;
  const words = errorMessage(error.code, factsOfMessage(error));
  return error.code === 'maintenance' ? `${words}${STILL_HERE}` : words;
}

/** These say all there is to say: a number to tell on the telephone would only worry. */
const WITHOUT_NUMBER: readonly MutationOutcome[] = ['fields', 'wait', 'begin-again', 'consent'];

/** A wait of an hour or a day is no wait at a button: those say the telephone, or another way, instead. */
const isShortWait = (error: AppError | null): boolean =>
  error !== null && outcomeOfError(error) === 'wait' && REFUSALS[error.code].next === 'wait';

/** What to say and offer after a failed save. Anything that is no answer of ours reads as a lost connection. */
export function failedSaveOf(thrown: unknown): FailedSave {
  const error = thrown instanceof AppError ? thrown : null;
  const outcome = outcomeOfError(error);
  const requestId = error?.facts.detail?.request_id;
  return {
    outcome,
    text: error ? wordsOf(error, outcome) : `通信できませんでした。${STILL_HERE}`,
    requestId: typeof requestId === 'string' && !WITHOUT_NUMBER.includes(outcome) ? requestId : null,
    canSendAgain: outcome === 'keep' || outcome === 'queue' || isShortWait(error),
    current: error?.facts.current,
    error,
  };
}
