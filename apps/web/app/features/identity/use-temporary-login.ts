import type { Challenge, SessionOrPending } from '@hidamari/contract/auth';
import { ANONYMOUS, type AuthEvent, type AuthState, authReducer } from '@hidamari/domain/auth-state';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusQuietly } from '../../shell/scrolling.ts';
import { leaveAfterSignIn } from './hosted-login.ts';
import { tellActivity } from './temporary-activity.ts';
import { challengeEvent, hrefOfStep } from './temporary-login.ts';
import { isWayOver } from './use-way-over.ts';

function stateOf(pending: Challenge | null): AuthState {
  const event = challengeEvent(pending);
  return event && hrefOfStep(event) === null ? authReducer(ANONYMOUS, event) : ANONYMOUS;
}

/** The step of a page that has changed is heard: its heading takes the focus. */
function useHeardSteps(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusQuietly(heading);
    window.scrollTo({ top: 0 });
  }, [step]);
}

/** The browser's Back leads from a step to the name and password, as from one screen to the one before. */
function useBackToFirstStep(leaveStep: () => void): () => void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAtStep = (state as { isAtStep?: boolean } | null)?.isAtStep === true;
  const wasAtStep = useRef(isAtStep);
  const leave = useRef(leaveStep);
  leave.current = leaveStep;
  useEffect(() => {
    if (wasAtStep.current && !isAtStep) leave.current();
    wasAtStep.current = isAtStep;
  }, [isAtStep]);
  return () => {
    if (!isAtStep) navigate(`${pathname}${search}`, { state: { isAtStep: true } });
  };
}

/**
 * The steps of the temporary login on one screen (U-L01, G34): name and password, then whatever the server asks for.
 * @param pending the step that the server knows of, so that a reload stays on it.
 */
export function useTemporaryLogin(pending: Challenge | null) {
  const [state, dispatch] = useReducer(authReducer, pending, stateOf);
  const [hasEnded, setEnded] = useState(false);
  const addStep = useBackToFirstStep(() => dispatch({ type: 'drop-challenge' }));
  useHeardSteps(state.phase === 'challenged' ? state.challenge : state.phase);

  const goOn = async (answer: SessionOrPending) => {
    const event: AuthEvent | null = 'challenge' in answer ? challengeEvent(answer.challenge) : null;
    const elsewhere = event && hrefOfStep(event);
    setEnded(false);
    if (event && elsewhere === null) {
      tellActivity('U-L01', 'challenge-shown');
      addStep();
      return dispatch(event);
    }
    tellActivity('U-L01', 'passed');
    if ('access_token' in answer || answer.next_page_id !== undefined) return leaveAfterSignIn(answer);
    if (elsewhere) window.location.replace(elsewhere);
  };
  /** True when the way has run out: the first step says so. */
  const takesFailure = (error: unknown) => {
    if (!isWayOver(error)) {
      tellActivity('U-L01', 'challenge-refused');
      return false;
    }
    tellActivity('U-L01', 'challenge-ended');
    dispatch({ type: 'drop-challenge' });
    setEnded(true);
    return true;
  };
  const startOver = () => dispatch({ type: 'drop-challenge' });
  return { state, hasEnded, goOn, takesFailure, startOver };
}
