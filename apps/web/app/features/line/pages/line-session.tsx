import { pageMeta } from '../../../shell/page-meta.ts';
import { SessionSteps } from '../components/session-steps.tsx';
import type { Route } from './+types/line-session';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /line/session: from LINE, the step that fits its answer; from elsewhere, what linking is, and the way to LINE (G54). */
export default function LineSession() {
  return <SessionSteps />;
}
