import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import {
  type MutationOutcome,
  outcomeOfError,
  SAVE_FAILED_TEXT,
  SEND_AGAIN_LABEL,
} from '@hidamari/domain/query-errors';
import {
  type ActKind,
  errorMessage,
  REFUSALS,
  STILL_HERE_TEXT,
  stoppedWords,
  TRY_AGAIN_LABEL,
} from '@hidamari/domain/refusals';
import { hasDraftOf } from './use-draft.ts';

/**
 * A save that did not happen, or a step that saves nothing, in words. The person stays on the page with everything
 * they typed (G104).
 */
export interface FailedSave {
  outcome: MutationOutcome;
  text: string;
  /** Shown beside the words, to tell on the telephone. */
  requestId: string | null;
  /** Sending again makes sense. */
  canSendAgain: boolean;
  /** On the button that does. */
  againLabel: string;
  /** With a conflict: the version that stands on the server. */
  current: unknown;
  error: AppError | null;
}

function wordsOf(error: AppError | null, outcome: MutationOutcome, act: ActKind): string {
  const isSave = act === 'save';
  // Of a lost connection a save says only that: the page tells of what was written.
  if (error === null || (error.code === 'network' && !isSave)) return stoppedWords(act, true);
  if (outcome === 'keep')
    return isSave && hasDraftOf(globalThis.location?.pathname) ? SAVE_FAILED_TEXT : stoppedWords(act, false);
  const words = errorMessage(error.code, factsOfMessage(error));
  return error.code === 'maintenance' && isSave ? `${words}${STILL_HERE_TEXT}` : words;
}

/** These say all there is to say: a number to tell on the telephone would only worry. */
const WITHOUT_NUMBER: readonly MutationOutcome[] = ['fields', 'wait', 'begin-again', 'consent'];

/** A wait of an hour or a day is no wait at a button: those say the telephone, or another way, instead. */
const isShortWait = (error: AppError | null): boolean =>
  error !== null && outcomeOfError(error) === 'wait' && REFUSALS[error.code].next === 'wait';

/**
 * What to say and offer after a failed save, or after another act, which then says what it is. Anything that is no answer
 * of ours reads as a lost connection.
 */
export function failedSaveOf(thrown: unknown, act: ActKind = 'save'): FailedSave {
  const error = thrown instanceof AppError ? thrown : null;
  const outcome = outcomeOfError(error);
  const requestId = error?.facts.detail?.request_id;
  return {
    // What is said of a lost login speaks of something written.
    outcome: outcome === 'sign-in' && act !== 'save' ? 'notice' : outcome,
    text: wordsOf(error, outcome, act),
    requestId: typeof requestId === 'string' && !WITHOUT_NUMBER.includes(outcome) ? requestId : null,
    canSendAgain: outcome === 'keep' || outcome === 'queue' || isShortWait(error),
    againLabel: act === 'save' ? SEND_AGAIN_LABEL : TRY_AGAIN_LABEL,
    current: error?.facts.current,
    error,
  };
}
