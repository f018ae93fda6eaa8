import { dehydrate } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { lineLinkQuery } from '../../../parts/line/line-link-query.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LinkEndView } from '../components/link-end-view.tsx';
import { faultOfAttempt, lineErrorHref } from '../line-outcomes.ts';
import { useLinkEnd } from '../use-link-end.ts';
import type { Route } from './+types/line-complete';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** How it stands; an attempt that led to nothing has its words on /line/error. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  // A concierge in the member's place reads that this is the member's own (G42).
  if (page.member?.acting) return { state: null };
  const client = createQueryClient();
  const link = await client.fetchQuery(lineLinkQuery(page.api)).catch((error: unknown) => {
    throw rejectedOnServer(error, 'readLineLink', page);
  });
  const fault = link.is_linked ? null : faultOfAttempt(link.attempt);
  if (fault !== null) throw redirect(lineErrorHref(fault));
  return { state: dehydrate(client) };
}

/** /line/complete: waits until LINE has told that the link stands, then says what comes now. */
export default function LineComplete({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <PageQueries state={state}>
      <LinkEnd />
    </PageQueries>
  );
}

/** /line/complete, as it stands. */
function LinkEnd() {
  const { link, ...waiting } = useLinkEnd();
  return <LinkEndView link={link ?? null} {...waiting} />;
}
