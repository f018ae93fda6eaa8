import { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { SessionSteps } from '../components/session-steps.tsx';
import type { Route } from './+types/line-session';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/**
 * Whether the member has LINE already: they are never asked to link it. Each navigation to the page passes the server's entry
 * rules by it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, member, site } = context.get(pageContext);
  if (member === null || member.acting || site.line === null) return { isLinked: false };
  const link = await api.call(readLineLinkEndpoint, { query: {} }).catch(() => null);
  return { isLinked: link?.is_linked === true };
}

/** /line/session: from LINE, the step that fits its answer; from elsewhere, what linking is, and the way to LINE (G54). */
export default function LineSession({ loaderData: { isLinked } }: Route.ComponentProps) {
  return <SessionSteps isLinked={isLinked} />;
}
