import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer, useRejectedQuery } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { PastVisits } from '../components/next-visit/past-visits.tsx';
import { VisitForm } from '../components/next-visit/visit-form.tsx';
import { VisitList } from '../components/next-visit/visit-list.tsx';
import { VisitOrWait, VisitWait } from '../components/next-visit/visit-or-wait.tsx';
import { nextVisitsQuery, visitQuery } from '../next-visit/next-visit-queries.ts';
import { readVisitAddress, visitHref, type WantedVisit } from '../next-visit/visit-address.ts';
import type { Route } from './+types/next-visit';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const QUERY_NAME = 'getNextVisits';
const TITLE = '次の診察';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const wanted = readVisitAddress(new URL(request.url).searchParams);
  try {
    await Promise.all([
      client.fetchQuery(nextVisitsQuery(page.api)),
      typeof wanted === 'object' ? client.fetchQuery(visitQuery(page.api, wanted.id)) : null,
    ]);
  } catch (error) {
    throw rejectedOnServer(error, QUERY_NAME, page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the visits are on their way. */
export async function clientLoader() {
  void browserQueryClient().prefetchQuery(nextVisitsQuery(browserApi()));
  return { state: null };
}

/** 次の診察: its day, what to ask and to bring, and after it the answers (G69). */
export default function NextVisitPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const wanted = readVisitAddress(search);
  const shown = typeof wanted === 'object' ? wanted.id : wanted;
  return (
    <PageQueries state={loaderData.state}>
      <Container width="mid" className="pb-16">
        <WantedForm key={shown} wanted={wanted} />
        <OtherVisits wanted={wanted} />
      </Container>
    </PageQueries>
  );
}

function WantedForm({ wanted }: { wanted: WantedVisit }) {
  if (wanted === 'new') return <VisitForm visit={null} />;
  if (wanted === 'nearest') return <NearestForm />;
  return (
    <VisitOrWait id={wanted.id} title={TITLE}>
      {(visit) => <VisitForm visit={visit} />}
    </VisitOrWait>
  );
}

/** The nearest planned visit as it was when the page opened, or an empty form where there is none. */
function NearestForm() {
  const query = useQuery(nextVisitsQuery(pageApi()));
  useRejectedQuery(query.data ? null : query.error, QUERY_NAME);
  if (query.data) return <VisitForm visit={query.data.next} />;
  return (
    <VisitWait
      title={TITLE}
      hasFailed={query.error !== null || query.fetchStatus === 'paused'}
      isFetching={query.isFetching}
      onReload={() => void query.refetch()}
    />
  );
}

/** Below the form: the member's other visits, planned and past, and the way to a further one. */
function OtherVisits({ wanted }: { wanted: WantedVisit }) {
  const { data } = useQuery(nextVisitsQuery(pageApi()));
  if (!data) return null;
  const { next, later } = data;
  const shownId = typeof wanted === 'object' ? wanted.id : wanted === 'nearest' ? next?.id : undefined;
  const planned = [...(next ? [next] : []), ...later].filter(({ id }) => id !== shownId);
  return (
    <div className="grid gap-10 pt-6">
      <VisitList title="ほかの予定" visits={planned} />
      <PastVisits first={data} shownId={shownId} />
      {next !== null && wanted !== 'new' ? (
        <div>
          <ButtonLink kind="plain" icon="plus" href={visitHref('new')}>
            別の診察の予定を書く
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
