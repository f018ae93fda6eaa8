import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { portalNow } from '../../../shell/portal-clock/index.ts';
import './treatment-logs.css';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { monthOf } from '@hidamari/domain/log-calendar';
import { screenHref } from '@hidamari/domain/screens';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Container } from '@hidamari/ui/container';
import { Cover } from '@hidamari/ui/illustration';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { CheckInCard } from '../../../parts/check-in/check-in-card.tsx';
import { checkInQuery } from '../../../parts/check-in/check-in-queries.ts';
import {
  loadCallFacts,
  startLoadingCallFacts,
} from '../../../parts/contact-threshold/contact-threshold-queries.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { PartBoundary } from '../../../shell/fault-boundary.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { OwnButtonLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useToday } from '../../../shell/use-now.ts';
import { LogCalendar } from '../components/calendar/log-calendar.tsx';
import { MonthSummary } from '../components/calendar/month-summary.tsx';
import { ChartsSection } from '../components/charts/charts-section.tsx';
import { prefetchLogCharts } from '../components/charts/use-log-charts.ts';
import { ThresholdCard } from '../components/contact-threshold/threshold-card.tsx';
import { LogListSection } from '../components/list/log-list-section.tsx';
import { PartFold } from '../components/list/part-fold.tsx';
import { useFilterList } from '../components/list/use-filter-list.ts';
import { useLogList } from '../components/list/use-log-list.ts';
import { NextVisitCard } from '../components/next-visit/next-visit-card.tsx';
import { TrashSection } from '../components/trash/trash-section.tsx';
import { isFiltered, LOGS_ID, type LogListFilters, readListAddress, shownPages } from '../list-address.ts';
import { QUICK_ENTRIES, type QuickEntry, quickEntryHref } from '../log-form/quick-entry.ts';
import { nextVisitsQuery } from '../next-visit/next-visit-queries.ts';
import { calendarQuery, logPageQuery } from '../treatment-logs-queries.ts';
import type { Route } from './+types/treatment-logs';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const { filters, page: last } = readListAddress(new URL(request.url).searchParams);
  // The parts beside the list say themselves what they could not fetch; a concierge has none of them.
  const month = filters.month || monthOf(japanDay(page.now));
  const beside = page.member?.acting
    ? []
    : [
        client.prefetchQuery(calendarQuery(page.api, month)),
        client.prefetchQuery(checkInQuery(page.api)),
        loadCallFacts(client, page),
        loadNextVisitCard(client, page),
      ];
  try {
    await Promise.all([
      prefetchLogCharts(client, page.api, japanDay(page.now)),
      ...shownPages(last).map((number) => client.fetchQuery(logPageQuery(page.api, filters, number))),
      ...beside,
    ]);
  } catch (error) {
    throw rejectedOnServer(error, 'getTreatmentLogs', page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; what is not in the cache yet is on its way. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { filters, page } = readListAddress(new URL(request.url).searchParams);
  startLoadingCallFacts();
  void prefetchLogCharts(browserQueryClient(), browserApi(), japanDay(portalNow()));
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
    <PageQueries state={loaderData.state}>
      <Logs filters={filters} page={page} />
    </PageQueries>
  );
}

function Logs({ filters, page }: { filters: LogListFilters; page: number }) {
  const onFilter = useFilterList(filters);
  const today = useToday();
  const isActing = usePageData().member?.acting !== undefined;
  const list = useLogList(filters, page);
  const hasLogs = !list.isEmpty || isFiltered(filters);
  return (
    <Container width="wide" className="pb-10">
      <div className="log-head" data-has-logs={hasLogs ? '' : undefined}>
        <PageHeading
          lead="受診や体の変化を残しておくと、次の診察で伝えやすくなります。"
          aside={hasLogs ? <WriteLink /> : undefined}
        >
          治療ログ
        </PageHeading>
      </div>
      <div className="log-page">
        <div className="log-page-today">
          <CheckInCard />
          <QuickEntries />
        </div>
        <div className="log-page-near">
          <PartBoundary what="病院から言われた目安">
            <ThresholdCard />
          </PartBoundary>
          {isActing ? null : (
            <PartFold summary="診察とこよみ" openAtFirst={filters.month !== ''}>
              <NextVisitCard />
              <PartBoundary what="こよみ">
                <LogCalendar filters={filters} today={today} />
              </PartBoundary>
            </PartFold>
          )}
        </div>
        <div className="log-page-main">
          {hasLogs ? (
            <PartFold summary="変化のグラフ">
              <PartBoundary what="体の変化">
                <ChartsSection />
              </PartBoundary>
            </PartFold>
          ) : null}
          <div id={LOGS_ID} tabIndex={-1} className="log-page-logs">
            <PartBoundary what="記録の一覧">
              <LogListSection list={list} filters={filters} page={page} onFilter={onFilter} />
            </PartBoundary>
            <TrashSection />
          </div>
        </div>
        <div className="log-page-further">
          <MonthSummary filters={filters} today={today} />
          <Aside />
        </div>
      </div>
    </Container>
  );
}

/** It stands in the page: afloat it lay on the answers of the day. */
function WriteLink() {
  return (
    <OwnButtonLink href={screenHref('/treatment-logs/new')} icon="plus">
      記録をつける
    </OwnButtonLink>
  );
}

/** Beside the record: nobody owes it a line. */
function Aside() {
  return (
    <aside aria-label="記録のこと" className="grid content-start gap-4">
      <Cover drawing="garden" />
      <p className="text-sm leading-snug text-ink-soft">
        書かない日があって大丈夫です。その日は、空けておきます。記録はあなただけのもので、見せると選んだものだけを相談員が読みます。
      </p>
    </aside>
  );
}

/** One tap to the field that is wanted most: the form opens with its category chosen and the focus in it. */
function QuickEntries() {
  const { member } = usePageData();
  // Writing is the member's own: a concierge is not led to a door that is closed.
  if (member?.acting) return null;
  return (
    <Chips name="すぐに記録する" scroll>
      {QUICK_ENTRIES.map((entry: QuickEntry) => (
        <ChipLink key={entry.label} href={quickEntryHref(entry)} icon={entry.icon}>
          {entry.label}
        </ChipLink>
      ))}
    </Chips>
  );
}

/**
 * The card of the next visit on the server, ready for the browser. Without an answer the page stands all the same, and
 * the card asks anew. A concierge in the member's place has no card (G42), so nothing is asked for.
 */
async function loadNextVisitCard(client: QueryClient, page: PageContext): Promise<void> {
  if (page.member?.acting) return;
  await client.prefetchQuery(nextVisitsQuery(page.api));
}

/** In the browser the card's visits are on their way while the page opens. */
function startLoadingNextVisitCard(): void {
  void browserQueryClient().prefetchQuery(nextVisitsQuery(browserApi()));
}
