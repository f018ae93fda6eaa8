import type { CheckInBody } from '@hidamari/contract/treatment-logs';
import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';
import { mergeAnswer, type PendingAnswers } from './pending-answers.ts';

/** Taps without an answer yet lie in this tab under this name: a reload or a lost connection loses none. */
const DRAFT = 'check-in-taps';

/** What is still to be sent of this member, from this page or an earlier one of the tab. */
export function unsentAnswers(): PendingAnswers {
  return readDraft<PendingAnswers>(DRAFT) ?? [];
}

/** What is still to be sent now; nothing is kept where that is nothing. */
export function saveUnsentAnswers(taps: PendingAnswers): void {
  if (taps.length === 0) forgetDraft(DRAFT);
  else saveDraft(DRAFT, taps);
}

/** One more, for whoever sends them. */
export function saveUnsentAnswer(tap: CheckInBody): void {
  saveUnsentAnswers(mergeAnswer(unsentAnswers(), tap));
}
