import { screenHref } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { Cover } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ThresholdCard } from '../components/contact-threshold/threshold-card.tsx';
import { LogListPart } from '../components/list/log-list-part.tsx';
import { useLogList } from '../components/list/use-log-list.ts';
import { NextVisitCard } from '../components/next-visit/next-visit-card.tsx';
import { TrashPart } from '../components/trash/trash-part.tsx';
import { loadCallFacts, startLoadingCallFacts } from '../contact-threshold-queries.ts';
import { isFiltered, type LogListFilters, listHref, readListAddress, shownPages } from '../list-address.ts';
import { loadNextVisitCard, startLoadingNextVisitCard } from '../next-visit/load-next-visits.ts';
import { logPageQuery } from '../treatment-logs-queries.ts';
import type { Route } from './+types/treatment-logs';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const { filters, page: last } = readListAddress(new URL(request.url).searchParams);
  const callFacts = loadCallFacts(client, page);
  try {
    await Promise.all([
      ...shownPages(last).map((number) => client.fetchQuery(logPageQuery(page.api, filters, number))),
      loadNextVisitCard(client, page),
    ]);
  } catch (error) {
    throw rejectedOnServer(error, 'getTreatmentLogs', page);
  }
  await callFacts;
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; what is not in the cache yet is on its way. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { filters, page } = readListAddress(new URL(request.url).searchParams);
  startLoadingCallFacts();
  for (const number of shownPages(page)) {
    void browserQueryClient().prefetchQuery(logPageQuery(browserApi(), filters, number));
  }
  startLoadingNextVisitCard();
  return { state: null };
}

/** 治療ログ: the member's own record, newest first (U-T01). */
export default function TreatmentLogs({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { filters, page } = readListAddress(search);
  return (
    <HydrationBoundary state={loaderData.state}>
      <Logs filters={filters} page={page} />
    </HydrationBoundary>
  );
}

function Logs({ filters, page }: { filters: LogListFilters; page: number }) {
  const navigate = useNavigate();
  const list = useLogList(filters, page);
  const hasLogs = !list.isEmpty || isFiltered(filters);
  return (
    <Container width="wide" className="pb-10">
      <div className="grid items-end md:grid-cols-[1fr_auto] md:gap-4">
        <PageHeading lead="受診や体の変化を残しておくと、次の診察で伝えやすくなります。">
          治療ログ
        </PageHeading>
        {hasLogs ? (
          <div className="hidden pb-6 md:block">
            <WriteLink />
          </div>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 ml:grid-cols-[minmax(0,1fr)_320px] ml:grid-rows-[auto_1fr]">
        <div className="ml:col-start-2">
          <NextVisitCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 ml:col-start-1 ml:row-span-2 ml:row-start-1">
          <LogListPart
            list={list}
            filters={filters}
            page={page}
            onFilter={(next) => navigate(listHref(next), { preventScrollReset: true })}
          />
          <TrashPart />
        </div>
        <Aside />
      </div>
      {hasLogs ? (
        <div className="pointer-events-none sticky bottom-[calc(var(--bar-height)+16px+env(safe-area-inset-bottom))] z-[6] mt-6 md:hidden">
          <WriteLink />
        </div>
      ) : null}
    </Container>
  );
}

/** On a phone it stays within the thumb's reach, across from the consultation button. */
function WriteLink() {
  return (
    <ButtonLink
      href={screenHref('/treatment-logs/new')}
      icon="plus"
      className="pointer-events-auto max-md:min-h-[60px]! max-md:rounded-full! max-md:border-key! max-md:bg-surface-raised! max-md:px-5! max-md:text-key-ink! max-md:shadow-float"
    >
      記録をつける
    </ButtonLink>
  );
}

/** Beside the record: nobody owes it a line. */
function Aside() {
  return (
    <aside aria-label="記録のこと" className="grid content-start gap-4">
      <ThresholdCard />
      <Cover drawing="garden" />
      <p className="text-sm leading-snug text-ink-soft">
        書かない日があって大丈夫です。その日は、空けておきます。記録はあなただけのもので、見せると選んだものだけを相談員が読みます。
      </p>
    </aside>
  );
}
