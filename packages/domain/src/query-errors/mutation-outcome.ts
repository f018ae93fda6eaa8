/**
 * What follows a failed save. The person always stays on the page with everything they typed (G104).
 * fields: messages under the fields. conflict: both texts and a choice. wait: when to try again. notice: a toast
 * with the request id. keep: the draft is kept, and sending again is offered. queue: sent when the network is back.
 * sign-in: the draft is kept, the return path stored, then /login.
 */
export type MutationOutcome = 'fields' | 'conflict' | 'wait' | 'notice' | 'keep' | 'queue' | 'sign-in';

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
