import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '../../../shell/page-meta.ts';
import { SurveyClosed } from '../components/survey-closed.tsx';
import type { ClosedBecause } from '../use-survey-entry.ts';
import type { Route } from './+types/call-closed';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

const never = () => () => {};

/** Why it closed, where the page of questions led here; the server that draws the page anew does not know. */
function useClosedBecause(): ClosedBecause | null {
  const { state } = useLocation();
  const because: unknown = state?.because;
  return useSyncExternalStore(
    never,
    () => (because === 'answered' || because === 'expired' ? because : null),
    () => null,
  );
}

/** /survey/call/closed: answered already, or too late (G101). Holds nothing personal. */
export default function CallClosed() {
  return <SurveyClosed because={useClosedBecause()} />;
}
