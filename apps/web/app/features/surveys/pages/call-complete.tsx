import { pageMeta } from '../../../shell/page-meta.ts';
import { SurveyComplete } from '../components/survey-complete.tsx';
import type { Route } from './+types/call-complete';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /survey/call/complete (G101). */
export default function CallComplete() {
  return <SurveyComplete />;
}
