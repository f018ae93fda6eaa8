import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { useSessionSteps } from '../use-session-steps.ts';
import { HasLine } from './has-line.tsx';
import { NoLine } from './no-line.tsx';
import { SessionStepView } from './session-step-view.tsx';

/** /line/session: one step after another, as LINE answers. @param isLinked whoever is signed in has LINE already. */
export function SessionSteps({ isLinked }: { isLinked: boolean }) {
  const steps = useSessionSteps();
  const places = useLinePlaces();
  if (places === null || steps.step.kind === 'no-line') return <NoLine />;
  if (isLinked && steps.step.kind === 'start') return <HasLine />;
  return <SessionStepView {...steps} />;
}
