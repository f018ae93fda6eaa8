import { pageMeta } from '../../../shell/page-meta.ts';
import { SurveyComplete } from '../components/survey-complete.tsx';
import type { Route } from './+types/service-complete';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /survey/service/complete: the end of the surveys on the service and on life (G101). */
export default function ServiceComplete() {
  return <SurveyComplete />;
}
