import type { CheckIn } from '@hidamari/contract/treatment-logs';
import type { FailedSave } from '../../shell/forms/failed-save.ts';
import type { AskedCheckIn } from './asked-check-in.ts';
import type { Tap } from './pending-answers.ts';

/** A check-in that was answered before what sends answers was there. */
export interface BegunCheckIn {
  /** As the page brought it. */
  now: CheckIn;
  taps: readonly Tap[];
}

/** How it stands, and what can be done with it. */
export interface LiveState {
  asked: AskedCheckIn;
  isWaiting: boolean;
  failure: FailedSave | null;
  send: () => void;
  undo: (() => void) | null;
  answer: (tap: Tap) => void;
}

export interface LiveCheckInProps {
  begun: BegunCheckIn;
  onState: (state: LiveState) => void;
}
