import type { AppError } from '../errors/index.ts';

/**
 * What follows a failed save. The person always stays on the page with everything they typed (G104).
 * fields: messages under the fields. conflict: both texts and a choice. wait: when to try again. notice: a toast
 * with the request id. keep: the draft is kept, and sending again is offered. queue: sent when the network is back.
 * sign-in: the draft is kept, the return path stored, then /login. begin-again: a way in whose time is over; the page
 * leads to its beginning. consent: the page where it is given, and back.
 */
export type MutationOutcome =
  | 'fields'
  | 'conflict'
  | 'wait'
  | 'notice'
  | 'keep'
  | 'queue'
  | 'sign-in'
  | 'begin-again'
  | 'consent';

/** Shown with `keep` and its button (G104). */
export const SAVE_FAILED_TEXT = '保存できませんでした。下書きは残っています';
export const SEND_AGAIN_LABEL = '再送';

const OUTCOMES: Readonly<Record<number, MutationOutcome>> = {
  401: 'sign-in',
  409: 'conflict',
  422: 'fields',
  429: 'wait',
};

/** The outcome of a failed save by HTTP status; 0 or absent = no answer came (G104). */
export function mutationOutcome(status: number | undefined): MutationOutcome {
  if (!status) return 'queue';
  return OUTCOMES[status] ?? (status >= 500 ? 'keep' : 'notice');
}

/** Refusals of which their status alone would say what is not the case. */
const OUTCOME_OF_CODE: Partial<Record<AppError['code'], MutationOutcome>> = {
  step_expired: 'begin-again',
  consent_outdated: 'consent',
  consent_withdrawn: 'consent',
  already_registered: 'notice',
  email_taken: 'notice',
  open_cases_full: 'notice',
  delivery_failed: 'notice',
  cookies_off: 'notice',
  maintenance: 'wait',
};

/** The outcome of a refused call by its code, else by its status; null = no answer of ours came. */
export function outcomeOfError(error: AppError | null): MutationOutcome {
  return (error && OUTCOME_OF_CODE[error.code]) ?? mutationOutcome(error?.status);
}
