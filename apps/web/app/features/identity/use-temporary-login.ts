import type { Challenge, SessionOrPending } from '@hidamari/contract/auth';
import {
  ANONYMOUS,
  type AuthChallenge,
  type AuthEvent,
  type AuthState,
  authReducer,
} from '@hidamari/domain/auth-state';
import { AppError } from '@hidamari/domain/errors';
import { useReducer, useState } from 'react';
import { useStepHistory } from '../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../shell/use-focus-on-new-step.ts';
import { leaveAfterSignIn } from './hosted-login.ts';
import { reportActivity } from './temporary-activity.ts';
import { challengeEvent, hrefOfStep } from './temporary-login.ts';
import { isFlowExpired } from './use-flow-expired.ts';

function stateOf(pending: Challenge | null): AuthState {
  const event = challengeEvent(pending);
  return event && hrefOfStep(event) === null ? authReducer(ANONYMOUS, event) : ANONYMOUS;
}

/** Why a step led back to the name and password: its time ran out, or it was refused for good. */
export type Ending = 'late' | 'refused';

/** Steps for which another code can be asked for. The others begin anew with the name and password. */
const SENT_CODES: readonly AuthChallenge[] = ['sms', 'email'];

function endingOf(error: unknown, state: AuthState): Ending | null {
  if (isFlowExpired(error)) return 'late';
  if (!(error instanceof AppError)) return null;
  const canSendAgain = state.phase === 'challenged' && SENT_CODES.includes(state.challenge);
  const isUsedUp = (error.code === 'code_expired' || error.code === 'code_tries_spent') && !canSendAgain;
  return isUsedUp || error.code === 'credentials_wrong' ? 'refused' : null;
}

/**
 * The steps of the temporary login on one screen (U-L01, G34): name and password, then whatever the server asks for.
 * @param pending the step that the server knows of, so that a reload stays on it.
 */
export function useTemporaryLogin(pending: Challenge | null) {
  const [state, dispatch] = useReducer(authReducer, pending, stateOf);
  const [ending, setEnding] = useState<Ending | null>(null);
  const isChallenged = state.phase === 'challenged';
  useStepHistory('challenge', isChallenged ? 1 : 0, () => dispatch({ type: 'drop-challenge' }));
  useFocusOnNewStep(isChallenged ? state.challenge : state.phase);

  const goOn = async (answer: SessionOrPending) => {
    const event: AuthEvent | null = 'challenge' in answer ? challengeEvent(answer.challenge) : null;
    const elsewhere = event && hrefOfStep(event);
    setEnding(null);
    if (event && elsewhere === null) {
      reportActivity('U-L01', 'challenge-shown');
      window.scrollTo({ top: 0 });
      return dispatch(event);
    }
    reportActivity('U-L01', 'passed');
    if ('access_token' in answer || answer.next_page_id !== undefined) return leaveAfterSignIn(answer);
    if (elsewhere) window.location.replace(elsewhere);
  };
  /** True when the way has ended: the first step says why. */
  const takesFailure = (error: unknown) => {
    const ending = endingOf(error, state);
    reportActivity('U-L01', ending === null ? 'challenge-refused' : 'challenge-ended');
    if (ending === null) return false;
    dispatch({ type: 'drop-challenge' });
    setEnding(ending);
    return true;
  };
  const startOver = () => dispatch({ type: 'drop-challenge' });
  return { state, ending, goOn, takesFailure, startOver };
}
