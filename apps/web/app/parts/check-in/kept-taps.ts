import type { CheckInBody } from '@hidamari/contract/treatment-logs';
import { forgetDraft, keepDraft, readDraft } from '../../shell/forms/use-draft.ts';
import { addTap, type PendingTaps } from './pending-taps.ts';

/** Taps without an answer yet lie in this tab under this name: a reload or a lost connection loses none. */
const DRAFT = 'check-in-taps';

/** What is still to be sent of this member, from this page or an earlier one of the tab. */
export function keptTaps(): PendingTaps {
  return readDraft<PendingTaps>(DRAFT) ?? [];
}

/** What is still to be sent now; nothing is kept where that is nothing. */
export function keepTaps(taps: PendingTaps): void {
  if (taps.length === 0) forgetDraft(DRAFT);
  else keepDraft(DRAFT, taps);
}

/** One more, for whoever sends them. */
export function keepTap(tap: CheckInBody): void {
  keepTaps(addTap(keptTaps(), tap));
}
