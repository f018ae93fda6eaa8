import { useLinePlaces } from '../../../shell/line/use-line-places.ts';
import { useSessionSteps } from '../use-session-steps.ts';
import { NoLine } from './no-line.tsx';
import { SessionStepView } from './session-step-view.tsx';

/** /line/session: one step after another, as LINE answers. */
export function SessionSteps() {
  const steps = useSessionSteps();
  const places = useLinePlaces();
  if (places === null || steps.step.kind === 'no-line') return <NoLine />;
  return <SessionStepView {...steps} />;
}
