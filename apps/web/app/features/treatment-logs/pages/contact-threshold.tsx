import { screenHref } from '@hidamari/domain/screens';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { pageContext } from '../../../page-context.ts';
import { contactThresholdQuery } from '../../../parts/contact-threshold/contact-threshold-queries.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer, useRejectedQuery } from '../../../shell/data/rejected-query.ts';
import { BackLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ThresholdForm } from '../components/contact-threshold/threshold-form.tsx';
import type { Route } from './+types/contact-threshold';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const QUERY_NAME = 'getContactThreshold';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  try {
    await client.fetchQuery(contactThresholdQuery(page.api));
  } catch (error) {
    throw rejectedOnServer(error, QUERY_NAME, page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the card is on its way. */
export async function clientLoader() {
  void browserQueryClient().prefetchQuery(contactThresholdQuery(browserApi()));
  return { state: null };
}

/** 病院から言われた目安: what the member's own hospital said about when to call (G75). */
export default function ContactThresholdPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <Container width="mid" className="pb-10">
        <PageHeading
          before={<BackLink href={screenHref('/treatment-logs')}>治療ログへ戻る</BackLink>}
          lead="病院から言われたことを、そのまま写してください。記録があてはまったときに、電話する番号と、伝えることが出ます。"
        >
          病院から言われた目安
        </PageHeading>
        <FormOrWait />
      </Container>
    </PageQueries>
  );
}

function FormOrWait() {
  const query = useQuery(contactThresholdQuery(pageApi()));
  useRejectedQuery(query.data ? null : query.error, QUERY_NAME);
  if (query.data) return <ThresholdForm stored={query.data.data} />;
  return query.error || query.fetchStatus === 'paused' ? (
    <PartFailed what="目安" onReload={() => void query.refetch()} isReloading={query.isFetching} />
  ) : (
    <Skeleton shape="lines" count={4} what="目安" />
  );
}
