import { pageMeta } from '../../../shell/page-meta.ts';
import { AdditionalSurvey } from '../components/additional-survey.tsx';
import type { Route } from './+types/call-feedback';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /survey/call/feedback: what was amiss, for who wants to say more (G101). */
export default function CallFeedback() {
  return <AdditionalSurvey survey="call" />;
}
